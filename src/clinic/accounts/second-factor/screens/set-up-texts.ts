import { perLanguage } from '#platform/language/language.ts';
import { ca } from './set-up-texts.ca.ts';
import { es } from './set-up-texts.es.ts';

export const setUpTexts = perLanguage({ es, ca });
