import { perLanguage } from '#platform/language/language.ts';
import { ca } from './navigation-texts.ca.ts';
import { es } from './navigation-texts.es.ts';

export const navigationTexts = perLanguage({ es, ca });
