import { perLanguage } from '#platform/language/language.ts';
import { ca } from './labels.ca.ts';
import { es } from './labels.es.ts';

/** Names of the kinds of consent, and of the ways in which a signature reached the clinic. */
export const consentLabels = perLanguage({ es, ca });
