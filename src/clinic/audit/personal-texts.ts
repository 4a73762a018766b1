import { perLanguage } from '#platform/language/language.ts';
import { ca } from './personal-texts.ca.ts';
import { es } from './personal-texts.es.ts';

export const personalTexts = perLanguage({ es, ca });
