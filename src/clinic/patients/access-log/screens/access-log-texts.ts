import { perLanguage } from '#platform/language/language.ts';
import { ca } from './access-log-texts.ca.ts';
import { es } from './access-log-texts.es.ts';

export const texts = perLanguage({ es, ca });
