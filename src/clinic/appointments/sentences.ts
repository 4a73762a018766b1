import { perLanguage } from '#platform/language/language.ts';
import { ca } from './sentences.ca.ts';
import { es } from './sentences.es.ts';

/**
 * Messages for invalid bookings, shared by form and server: approved texts verbatim (docs/behaviour.md,
 * Booking), and our own for children. Outside the contract, so that screens need no zod.
 */
export const sentences = perLanguage({ es, ca });
