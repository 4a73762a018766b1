import { perLanguage } from '#platform/language/language.ts';
import { ca } from './request-dialog-texts.ca.ts';
import { es } from './request-dialog-texts.es.ts';

export const texts = perLanguage({ es, ca });
