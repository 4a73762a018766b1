import { perLanguage } from '#platform/language/language.ts';
import { ca } from './group-texts.ca.ts';
import { es } from './group-texts.es.ts';

export const groupTexts = perLanguage({ es, ca });
