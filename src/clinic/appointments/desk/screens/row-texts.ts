import { perLanguage } from '#platform/language/language.ts';
import { ca } from './row-texts.ca.ts';
import { es } from './row-texts.es.ts';

export const rowTexts = perLanguage({ es, ca });
