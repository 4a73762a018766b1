import { perLanguage } from '#platform/language/language.ts';
import { ca } from './certificate-texts.ca.ts';
import { es } from './certificate-texts.es.ts';

export const certificateTexts = perLanguage({ es, ca });
