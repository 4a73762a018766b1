import { perLanguage } from '#platform/language/language.ts';
import { ca } from './plan-texts.ca.ts';
import { es } from './plan-texts.es.ts';

export const planTexts = perLanguage({ es, ca });
