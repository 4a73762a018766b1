import { perLanguage } from '#platform/language/language.ts';
import { ca } from './call-texts.ca.ts';
import { es } from './call-texts.es.ts';

export const callTexts = perLanguage({ es, ca });
