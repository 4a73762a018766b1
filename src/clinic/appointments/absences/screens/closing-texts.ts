import { perLanguage } from '#platform/language/language.ts';
import { ca } from './closing-texts.ca.ts';
import { es } from './closing-texts.es.ts';

export const closingTexts = perLanguage({ es, ca });
