import { perLanguage } from '#platform/language/language.ts';
import { ca } from './page-texts.ca.ts';
import { es } from './page-texts.es.ts';

export const texts = perLanguage({ es, ca });
