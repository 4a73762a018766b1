import type { Actor } from '#clinic/audit/contract.ts';

/**
 * Whether an actor may see and plan a professional's appointments: professionals their own, reception and the
 * director all. For others a colleague is only busy.
 */
export function mayPlan(actor: Actor, professionalId: number): boolean {
  if (actor.kind !== 'person') return false;
  if (actor.role === 'reception' || actor.role === 'admin') return true;
  return actor.role === 'professional' && actor.professionalId === professionalId;
}

/** Booking notes are for the treating professional only, not for reception or the director as such. */
export const mayReadNotes = (actor: Actor, professionalId: number): boolean =>
  actor.kind === 'person' &&
  // A former professional who now works at reception keeps the number.
  (actor.role === 'professional' || actor.role === 'admin') &&
  actor.professionalId === professionalId;

/** The director may open booking notes with a reason, which is audited and visible to the patient. */
export const mayOpenNotes = (actor: Actor): boolean => actor.kind === 'person' && actor.role === 'admin';

/** Refunding more than the rule, or waiving a debt, is reserved to the director. */
export const mayWaive = (actor: Actor): boolean => actor.kind === 'person' && actor.role === 'admin';
