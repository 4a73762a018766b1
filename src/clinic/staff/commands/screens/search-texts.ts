import { perLanguage } from '#platform/language/language.ts';
import { ca } from './search-texts.ca.ts';
import { es } from './search-texts.es.ts';

export const searchTexts = perLanguage({ es, ca });
