import { perLanguage } from '#platform/language/language.ts';
import { ca } from './not-found-texts.ca.ts';
import { es } from './not-found-texts.es.ts';

export const texts = perLanguage({ es, ca });
