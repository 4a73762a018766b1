import { perLanguage } from '#platform/language/language.ts';
import { ca } from './desk-failure-texts.ca.ts';
import { es } from './desk-failure-texts.es.ts';

export const texts = perLanguage({ es, ca });
