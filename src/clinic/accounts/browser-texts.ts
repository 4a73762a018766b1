import { perLanguage } from '#platform/language/language.ts';
import { ca } from './browser-texts.ca.ts';
import { es } from './browser-texts.es.ts';

export const browserTexts = perLanguage({ es, ca });
