import type { Person, Role } from '#clinic/audit/contract.ts';

/** Somebody with an account, for what decides by who asks; with the number of a professional where they are, or have been, one. */
export const personAs = (role: Role, professionalId: number | null = null, userId = 7): Person => ({
  kind: 'person',
  userId,
  role,
  professionalId,
});
