import type { Actor } from '#clinic/audit/contract.ts';

/**
 * Whether somebody of the staff may see and plan a professional's appointments: their own, or as reception and direction
 * everybody's. To others a colleague is busy, and nothing more.
 */
export function mayPlan(actor: Actor, professionalId: number): boolean {
  if (actor.kind !== 'person') return false;
  if (actor.role === 'reception' || actor.role === 'admin') return true;
  return actor.role === 'professional' && actor.professionalId === professionalId;
}

/** What the person wrote at booking is for whoever treats them: not for reception, and not for the direction as such. */
export const mayReadNotes = (actor: Actor, professionalId: number): boolean =>
  actor.kind === 'person' &&
  // Whoever has been a professional and sits at reception by now keeps the number.
  (actor.role === 'professional' || actor.role === 'admin') &&
  actor.professionalId === professionalId;

/** The direction opens it all the same where it says why: that is recorded, and the person can see it. */
export const mayOpenNotes = (actor: Actor): boolean => actor.kind === 'person' && actor.role === 'admin';

/** Giving back more than the rule says, or forgiving a debt, is the direction's alone. */
export const mayWaive = (actor: Actor): boolean => actor.kind === 'person' && actor.role === 'admin';
