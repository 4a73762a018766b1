import { perLanguage } from '#platform/language/language.ts';
import { ca } from './reminder-texts.ca.ts';
import { es } from './reminder-texts.es.ts';

export const texts = perLanguage({ es, ca });
