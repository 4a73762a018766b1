import { perLanguage } from '#platform/language/language.ts';
import { ca } from './staff-refusal-texts.ca.ts';
import { es } from './staff-refusal-texts.es.ts';

export const staffRefusalTexts = perLanguage({ es, ca });
