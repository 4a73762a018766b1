import { perLanguage } from '#platform/language/language.ts';
import { ca } from './prose.ca.ts';
import { es } from './prose.es.ts';

export const guideProse = perLanguage({ es, ca });
