import { perLanguage } from '#platform/language/language.ts';
import { ca } from './document-texts.ca.ts';
import { es } from './document-texts.es.ts';

export const documentTexts = perLanguage({ es, ca });
