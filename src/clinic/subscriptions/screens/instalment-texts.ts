import { perLanguage } from '#platform/language/language.ts';
import { ca } from './instalment-texts.ca.ts';
import { es } from './instalment-texts.es.ts';

export const instalmentTexts = perLanguage({ es, ca });
