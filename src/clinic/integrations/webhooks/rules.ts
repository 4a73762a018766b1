/** Messages under way at once in one process. */
export const hands = 4;

/** Of one endpoint in all processes, so that one that hangs leaves hands for the others. */
export const handsOfEndpoint = 2;

/** A message stays in one worker's hands this long; then its worker is taken for dead. Far above `sendSeconds`. */
export const leaseSeconds = 60;

/** Deliveries are kept this long. */
export const keptDays = 30;

const minute = 60;
const hour = 60 * minute;

/**
 * Pauses after a try that failed, in seconds: three days in all. As the standard recommends,
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#deliverability-and-reliability
 */
const pausesSeconds = [
  ...[5, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

/**
 * When a message that did not arrive is tried again.
 * @param tries made so far, at least 1
 * @returns null where it is given up
 */
export function nextTryAt(tries: number, now: Date): Date | null {
  const seconds = pausesSeconds[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
}

/** Any status of success will do. */
export const hasArrived = (status: number): boolean => status >= 200 && status < 300;

/** 'Gone': the other side wants to be told nothing more. */
export const wantsNoMore = (status: number): boolean => status === 410;
