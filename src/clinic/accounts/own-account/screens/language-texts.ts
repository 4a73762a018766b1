import { perLanguage } from '#platform/language/language.ts';
import { ca } from './language-texts.ca.ts';
import { es } from './language-texts.es.ts';

export const texts = perLanguage({ es, ca });
