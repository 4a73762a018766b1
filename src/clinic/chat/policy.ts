import type { Person } from '#clinic/audit/contract.ts';

/**
 * Whether somebody of the clinic reads and answers a person's thread: whoever treats them. Where nobody does yet, or
 * none of them has an account, the direction, so that no message is left to nobody. Reception never does: what is written here is clinical.
 * @param team professionals who treat the person and have an account, by id
 */
export function mayAnswer(actor: Person, team: readonly number[]): boolean {
  if (actor.role !== 'professional' && actor.role !== 'admin') return false;
  if (actor.professionalId !== null && team.includes(actor.professionalId)) return true;
  return team.length === 0 && actor.role === 'admin';
}
