import { perLanguage } from '#platform/language/language.ts';
import { ca } from './texts.ca.ts';
import { es } from './texts.es.ts';

export const texts = perLanguage({ es, ca });
