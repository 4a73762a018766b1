import type { Actor } from '#clinic/audit/contract.ts';

/**
 * Whose patients somebody of the staff may see: everybody's as reception and direction (null), one's own as a professional
 * (their id). 0 is nobody's id: then there is nobody to see.
 */
export function reachOf(actor: Actor): number | null {
  if (actor.kind !== 'person') return 0;
  if (actor.role === 'reception' || actor.role === 'admin') return null;
  return actor.role === 'professional' ? (actor.professionalId ?? 0) : 0;
}
