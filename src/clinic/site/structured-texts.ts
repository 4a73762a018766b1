import { perLanguage } from '#platform/language/language.ts';
import { ca } from './structured-texts.ca.ts';
import { es } from './structured-texts.es.ts';

export const structuredTexts = perLanguage({ es, ca });
