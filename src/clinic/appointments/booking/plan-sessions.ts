import type { Kind } from '#clinic/services/contract.ts';

/** What the rule needs of a plan that somebody holds, as the wire shows it. */
export type HeldSessions = {
  type: 'adult' | 'child';
  sessionsLeft: number;
  /** The instant at which its days are over. */
  endDate: string;
  childBirthDate: string | null;
};

/** What is about to be booked; `startsAt` is unknown until an hour is chosen. */
export type SessionWish = {
  type: Kind;
  /** What is none of the four kinds no plan pays. */
  serviceId?: number | undefined;
  startsAt: string | undefined;
  childBirthDate: string;
};

/** Sessions that could pay: how many, and the instant until which the first of them to be used is good. */
export type UsableSessions = {
  /** 0 where there are sessions of the right sort, but the hour lies beyond their plan's end. */
  left: number;
  until: string;
  areOfSeveralPlans: boolean;
};

/**
 * Which sessions of the person's plans could pay for a consultation. The server decides;
 * this only says what to offer.
 * @returns undefined where no plan has a session of the right sort
 */
export function usableSessions(
  held: readonly HeldSessions[],
  { type, serviceId, startsAt, childBirthDate }: SessionWish,
): UsableSessions | undefined {
  if (type === 'home' || serviceId !== undefined) return undefined;
  const ofItsSort = held
    .filter((plan) => plan.sessionsLeft > 0 && plan.type === (type === 'child' ? 'child' : 'adult'))
    .filter((plan) => type !== 'child' || plan.childBirthDate === childBirthDate)
    .toSorted((one, other) => Date.parse(one.endDate) - Date.parse(other.endDate));
  const last = ofItsSort.at(-1);
  if (last === undefined) return undefined;
  const start = startsAt === undefined ? undefined : Date.parse(startsAt);
  const usable = ofItsSort.filter(({ endDate }) => start === undefined || Date.parse(endDate) > start);
  return {
    left: usable.reduce((sum, { sessionsLeft }) => sum + sessionsLeft, 0),
    until: (usable[0] ?? last).endDate,
    areOfSeveralPlans: usable.length > 1,
  };
}
