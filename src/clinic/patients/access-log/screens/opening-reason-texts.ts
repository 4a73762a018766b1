import { perLanguage } from '#platform/language/language.ts';
import { ca } from './opening-reason-texts.ca.ts';
import { es } from './opening-reason-texts.es.ts';

export const texts = perLanguage({ es, ca });
