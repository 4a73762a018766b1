import type { Person } from '#clinic/audit/contract.ts';

type Team = readonly { id: number }[];

/** Whether somebody treats the person: answers, results and alerts are for them, and for nobody at reception. */
export const isInCareTeam = ({ role, professionalId }: Person, team: Team): boolean =>
  (role === 'professional' || role === 'admin') && team.some(({ id }) => id === professionalId);

/** The direction opens answers all the same where it says why: that is recorded, and the person can see it. */
export const mayOpenWithReason = ({ role }: Person): boolean => role === 'admin';
