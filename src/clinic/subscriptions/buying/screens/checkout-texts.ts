import { perLanguage } from '#platform/language/language.ts';
import { ca } from './checkout-texts.ca.ts';
import { es } from './checkout-texts.es.ts';

export const checkoutTexts = perLanguage({ es, ca });
