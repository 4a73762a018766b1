import { perLanguage } from '#platform/language/language.ts';
import { ca } from './child-messages.ca.ts';
import { es } from './child-messages.es.ts';

/** Errors about the child of a plan, shared by form and server. */
export const childMessages = perLanguage({ es, ca });
