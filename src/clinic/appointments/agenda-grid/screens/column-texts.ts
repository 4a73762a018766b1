import { perLanguage } from '#platform/language/language.ts';
import { ca } from './column-texts.ca.ts';
import { es } from './column-texts.es.ts';

export const columnTexts = perLanguage({ es, ca });
