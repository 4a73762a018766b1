import type { Actor } from '#clinic/audit/contract.ts';

/** The direction alone opens or closes a day against the calendar of holidays. */
export const mayChangeHolidays = (actor: Actor): boolean => actor.kind === 'person' && actor.role === 'admin';

/**
 * Whether somebody of the staff may change when a professional works: reception and direction everybody's, a professional
 * their own. The whole clinic (`null`) is nobody's own.
 */
export function mayChangeHours(actor: Actor, professionalId: number | null): boolean {
  if (actor.kind !== 'person') return false;
  if (actor.role === 'reception' || actor.role === 'admin') return true;
  return actor.role === 'professional' && professionalId !== null && actor.professionalId === professionalId;
}
