import type { Person, Role } from '#clinic/audit/contract.ts';

/** A signed-in user for tests of permissions, with a professional's id if they are or were one. */
export const createActor = (role: Role, professionalId: number | null = null, userId = 7): Person => ({
  kind: 'person',
  userId,
  role,
  professionalId,
});
