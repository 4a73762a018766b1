import { perLanguage } from '#platform/language/language.ts';
import { ca } from './term-texts.ca.ts';
import { es } from './term-texts.es.ts';

export const texts = perLanguage({ es, ca });
