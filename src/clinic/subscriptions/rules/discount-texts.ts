import { perLanguage } from '#platform/language/language.ts';
import { ca } from './discount-texts.ca.ts';
import { es } from './discount-texts.es.ts';

export const discountTexts = perLanguage({ es, ca });
