import { perLanguage } from '#platform/language/language.ts';
import { ca } from './unread-texts.ca.ts';
import { es } from './unread-texts.es.ts';

export const texts = perLanguage({ es, ca });
