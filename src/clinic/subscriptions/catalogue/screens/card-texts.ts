import { perLanguage } from '#platform/language/language.ts';
import { ca } from './card-texts.ca.ts';
import { es } from './card-texts.es.ts';

export const cardTexts = perLanguage({ es, ca });
