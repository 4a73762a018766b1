import { perLanguage } from '#platform/language/language.ts';
import { ca } from './next-hours-texts.ca.ts';
import { es } from './next-hours-texts.es.ts';

export const texts = perLanguage({ es, ca });
