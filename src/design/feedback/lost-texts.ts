import { perLanguage } from '#platform/language/language.ts';
import { ca } from './lost-texts.ca.ts';
import { es } from './lost-texts.es.ts';

export const texts = perLanguage({ es, ca });
