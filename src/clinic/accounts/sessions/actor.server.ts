import type { Actor, Role } from '#clinic/audit/contract.ts';

/**
 * The staff member as an actor in the log; which professional they are does not matter for proving their
 * identity.
 */
export const actorOf = ({ userId, role }: { userId: number; role: string }): Actor => ({
  kind: 'person',
  userId,
  // Cast: the column contains only roles.
  role: role as Role,
  professionalId: null,
});
