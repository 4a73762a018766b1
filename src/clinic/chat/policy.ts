import type { Person } from '#clinic/audit/contract.ts';

/**
 * Whether a staff member reads and answers a patient's thread: the therapists who treat the patient. If
 * nobody does, or none of them has an account, the director, so that no message stays unanswered. Never
 * reception: the text is clinical.
 * @param team ids of professionals who treat the patient and have an account
 */
export function mayAnswer(actor: Person, team: readonly number[]): boolean {
  if (actor.role !== 'professional' && actor.role !== 'admin') return false;
  if (actor.professionalId !== null && team.includes(actor.professionalId)) return true;
  return team.length === 0 && actor.role === 'admin';
}
