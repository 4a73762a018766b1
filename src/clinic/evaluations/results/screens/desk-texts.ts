import { perLanguage } from '#platform/language/language.ts';
import { ca } from './desk-texts.ca.ts';
import { es } from './desk-texts.es.ts';

export const texts = perLanguage({ es, ca });
