import type { Actor } from '#clinic/audit/contract.ts';

/** Only a director may open or close a day against the holiday calendar. */
export const mayChangeHolidays = (actor: Actor): boolean => actor.kind === 'person' && actor.role === 'admin';

/**
 * Whether staff may change working hours: reception and managers everyone's, professionals their own; null is the
 * whole clinic.
 */
export function mayChangeHours(actor: Actor, professionalId: number | null): boolean {
  if (actor.kind !== 'person') return false;
  if (actor.role === 'reception' || actor.role === 'admin') return true;
  return actor.role === 'professional' && professionalId !== null && actor.professionalId === professionalId;
}
