import { perLanguage } from '#platform/language/language.ts';
import { ca } from './step-list-texts.ca.ts';
import { es } from './step-list-texts.es.ts';

export const stepListTexts = perLanguage({ es, ca });
