import { perLanguage } from '#platform/language/language.ts';
import { ca } from './sentences.ca.ts';
import { es } from './sentences.es.ts';

/** Separate from the contract, so that screens that only show them do not load zod. */
export const sentences = perLanguage({ es, ca });
