/** Source of the current time. Injected everywhere, so that tests can set any instant. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that only moves on request.
 * @param start initial instant
 */
export function stoppedClock(start: Date): Clock & { set(at: Date): void; advance(minutes: number): void } {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (at) => {
      current = at.getTime();
    },
    advance: (minutes) => {
      current += minutes * 60_000;
    },
  };
}
