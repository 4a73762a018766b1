import { perLanguage } from '#platform/language/language.ts';
import { ca } from './step-texts.ca.ts';
import { es } from './step-texts.es.ts';

export const texts = perLanguage({ es, ca });
