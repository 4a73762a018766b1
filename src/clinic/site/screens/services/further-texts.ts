import { perLanguage } from '#platform/language/language.ts';
import { ca } from './further-texts.ca.ts';
import { es } from './further-texts.es.ts';

export const furtherTexts = perLanguage({ es, ca });
