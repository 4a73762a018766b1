import type { Kind } from '#clinic/services/contract.ts';

export type OwnedPlan = {
  type: 'adult' | 'child';
  sessionsLeft: number;
  /** End of the last day, as an instant. */
  endDate: string;
  childBirthDate: string | null;
};

export type SessionQuery = {
  type: Kind;
  /** A further service, outside the four kinds: plans do not pay it. */
  serviceId?: number | undefined;
  startsAt: string | undefined;
  childBirthDate: string;
};

/** `left`: sessions that could pay. `until`: the end of the plan used first. */
export type UsableSessions = {
  /** 0 if suitable sessions exist but their plan ends before the hour. */
  left: number;
  until: string;
  areOfSeveralPlans: boolean;
};

/**
 * Sessions of the user's plans that could pay for a consultation. Only decides what to offer; the server
 * decides what pays.
 * @returns undefined if no plan has a suitable session
 */
export function usableSessions(
  held: readonly OwnedPlan[],
  { type, serviceId, startsAt, childBirthDate }: SessionQuery,
): UsableSessions | undefined {
  if (type === 'home' || serviceId !== undefined) return undefined;
  const matching = held
    .filter((plan) => plan.sessionsLeft > 0 && plan.type === (type === 'child' ? 'child' : 'adult'))
    .filter((plan) => type !== 'child' || plan.childBirthDate === childBirthDate)
    .toSorted((one, other) => Date.parse(one.endDate) - Date.parse(other.endDate));
  const last = matching.at(-1);
  if (last === undefined) return undefined;
  const start = startsAt === undefined ? undefined : Date.parse(startsAt);
  const usable = matching.filter(({ endDate }) => start === undefined || Date.parse(endDate) > start);
  return {
    left: usable.reduce((sum, { sessionsLeft }) => sum + sessionsLeft, 0),
    until: (usable[0] ?? last).endDate,
    areOfSeveralPlans: usable.length > 1,
  };
}
