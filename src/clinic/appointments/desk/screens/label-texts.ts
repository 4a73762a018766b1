import { perLanguage } from '#platform/language/language.ts';
import { ca } from './label-texts.ca.ts';
import { es } from './label-texts.es.ts';

export const labelTexts = perLanguage({ es, ca });
