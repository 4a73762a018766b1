import { perLanguage } from '#platform/language/language.ts';
import { ca } from './field-texts.ca.ts';
import { es } from './field-texts.es.ts';

export const texts = perLanguage({ es, ca });
