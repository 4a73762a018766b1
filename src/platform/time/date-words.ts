import { perLanguage } from '../language/language.ts';
import { ca } from './date-words.ca.ts';
import { es } from './date-words.es.ts';

/** Names of days and months, and the words of a date. */
export const dateWords = perLanguage({ es, ca });
