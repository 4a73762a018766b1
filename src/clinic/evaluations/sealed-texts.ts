import { perLanguage } from '#platform/language/language.ts';
import { ca } from './sealed-texts.ca.ts';
import { es } from './sealed-texts.es.ts';

export const texts = perLanguage({ es, ca });
