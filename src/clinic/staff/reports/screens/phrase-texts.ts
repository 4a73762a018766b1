import { perLanguage } from '#platform/language/language.ts';
import { ca } from './phrase-texts.ca.ts';
import { es } from './phrase-texts.es.ts';

export const phraseTexts = perLanguage({ es, ca });
