import { perLanguage } from '#platform/language/language.ts';
import { ca } from './list-texts.ca.ts';
import { es } from './list-texts.es.ts';

export const texts = perLanguage({ es, ca });
