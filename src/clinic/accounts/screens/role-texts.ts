import { perLanguage } from '#platform/language/language.ts';
import { ca } from './role-texts.ca.ts';
import { es } from './role-texts.es.ts';

export const roleTexts = perLanguage({ es, ca });
