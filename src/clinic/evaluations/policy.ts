import type { Person } from '#clinic/audit/contract.ts';

type Team = readonly { id: number }[];

/** Whether the user treats the patient. Only the care team sees answers, results and alerts; reception does not. */
export const isInCareTeam = ({ role, professionalId }: Person, team: Team): boolean =>
  (role === 'professional' || role === 'admin') && team.some(({ id }) => id === professionalId);

/** Managers may open answers by giving a reason, which is recorded and visible to the patient. */
export const mayOpenWithReason = ({ role }: Person): boolean => role === 'admin';
