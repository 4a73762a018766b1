import { perLanguage } from '#platform/language/language.ts';
import { ca } from './synonyms.ca.ts';
import { es } from './synonyms.es.ts';

export const synonyms = perLanguage({ es, ca });
