import { perLanguage } from '#platform/language/language.ts';
import { ca } from './record-texts.ca.ts';
import { es } from './record-texts.es.ts';

export const recordTexts = perLanguage({ es, ca });
