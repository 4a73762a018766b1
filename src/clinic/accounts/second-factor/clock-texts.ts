import { perLanguage } from '#platform/language/language.ts';
import { ca } from './clock-texts.ca.ts';
import { es } from './clock-texts.es.ts';

export const clockTexts = perLanguage({ es, ca });
