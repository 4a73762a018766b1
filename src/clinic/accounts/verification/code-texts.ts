import { perLanguage } from '#platform/language/language.ts';
import { ca } from './code-texts.ca.ts';
import { es } from './code-texts.es.ts';

export const codeTexts = perLanguage({ es, ca });
