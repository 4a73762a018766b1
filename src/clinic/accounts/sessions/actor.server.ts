import type { Actor, Role } from '#clinic/audit/contract.ts';

/** Somebody of the staff, as the log knows them; which professional they are does not matter where they prove who they are. */
export const actorOf = ({ userId, role }: { userId: number; role: string }): Actor => ({
  kind: 'person',
  userId,
  // Cast: the column holds nothing but roles.
  role: role as Role,
  professionalId: null,
});
