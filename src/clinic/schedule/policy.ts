import type { Actor } from '#clinic/audit/contract.ts';

/**
 * Whether somebody of the staff may change when a professional works: reception and direction everybody's, a professional
 * their own. The whole clinic (`null`) is nobody's own.
 */
export function mayChangeHours(actor: Actor, professionalId: number | null): boolean {
  if (actor.kind !== 'person') return false;
  if (actor.role === 'reception' || actor.role === 'admin') return true;
  return actor.role === 'professional' && professionalId !== null && actor.professionalId === professionalId;
}
