import { perLanguage } from '#platform/language/language.ts';
import { ca } from './deadline-texts.ca.ts';
import { es } from './deadline-texts.es.ts';

export const deadlineTexts = perLanguage({ es, ca });
