import { perLanguage } from '#platform/language/language.ts';
import { ca } from './due-texts.ca.ts';
import { es } from './due-texts.es.ts';

export const dueTexts = perLanguage({ es, ca });
