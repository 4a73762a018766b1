import { perLanguage } from '#platform/language/language.ts';
import { ca } from './contract-texts.ca.ts';
import { es } from './contract-texts.es.ts';

/** Messages for invalid fields, and refusals of the contract. */
export const contractTexts = perLanguage({ es, ca });
