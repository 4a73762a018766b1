/** Where the time of day comes from. Handed in everywhere, so that a test can stand at any instant. */
export type Clock = { now(): Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that stands still until it is told otherwise.
 * @param start instant it begins at
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
