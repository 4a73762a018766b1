import { perLanguage } from '#platform/language/language.ts';
import { ca } from './my-requests-texts.ca.ts';
import { es } from './my-requests-texts.es.ts';

export const texts = perLanguage({ es, ca });
