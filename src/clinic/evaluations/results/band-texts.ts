import { perLanguage } from '#platform/language/language.ts';
import { ca } from './band-texts.ca.ts';
import { es } from './band-texts.es.ts';

export const texts = perLanguage({ es, ca });
