import { perLanguage } from '#platform/language/language.ts';
import { ca } from './source-texts.ca.ts';
import { es } from './source-texts.es.ts';

export const sourceTexts = perLanguage({ es, ca });
