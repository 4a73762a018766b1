import { perLanguage } from '#platform/language/language.ts';
import { ca } from './modality-texts.ca.ts';
import { es } from './modality-texts.es.ts';

export const modalityTexts = perLanguage({ es, ca });
