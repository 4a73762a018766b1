import { perLanguage } from '#platform/language/language.ts';
import { ca } from './guides.ca.ts';
import { es } from './guides.es.ts';

export const guides = perLanguage({ es, ca });
