import { perLanguage } from '#platform/language/language.ts';
import { ca } from './instrument-texts.ca.ts';
import { es } from './instrument-texts.es.ts';

export const instrumentTexts = perLanguage({ es, ca });
