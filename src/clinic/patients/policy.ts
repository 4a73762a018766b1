import type { Actor } from '#clinic/audit/contract.ts';

/**
 * Scope of a staff member: null for all patients (reception and managers), else the professional's id. 0 matches no
 * professional, so no patient is visible.
 */
export function scopeOf(actor: Actor): number | null {
  if (actor.kind !== 'person') return 0;
  if (actor.role === 'reception' || actor.role === 'admin') return null;
  return actor.role === 'professional' ? (actor.professionalId ?? 0) : 0;
}
