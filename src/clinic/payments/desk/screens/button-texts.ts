import { perLanguage } from '#platform/language/language.ts';
import { ca } from './button-texts.ca.ts';
import { es } from './button-texts.es.ts';

export const buttonTexts = perLanguage({ es, ca });
