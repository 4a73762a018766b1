import { perLanguage } from '#platform/language/language.ts';
import { ca } from './refusal-texts.ca.ts';
import { es } from './refusal-texts.es.ts';

/** Messages of refusals. Separate from the contract, as `sentences` is. */
export const refusalTexts = perLanguage({ es, ca });
