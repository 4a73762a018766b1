import { perLanguage } from '#platform/language/language.ts';
import { ca } from './multidisciplinary-texts.ca.ts';
import { es } from './multidisciplinary-texts.es.ts';

export const multidisciplinaryTexts = perLanguage({ es, ca });
