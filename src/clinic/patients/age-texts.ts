import { perLanguage } from '#platform/language/language.ts';
import { ca } from './age-texts.ca.ts';
import { es } from './age-texts.es.ts';

export const ageTexts = perLanguage({ es, ca });
