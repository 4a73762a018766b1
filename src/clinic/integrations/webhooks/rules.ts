/** Maximum concurrent messages per process. */
export const maxConcurrentDeliveries = 4;

/**
 * Maximum concurrent messages per endpoint over all processes, so that a hanging endpoint leaves capacity for others.
 */
export const maxConcurrentPerEndpoint = 2;

/** Lease of a worker on a message in seconds. Far above `sendSeconds`, so that only dead workers lose it. */
export const deliveryLeaseSeconds = 60;

/** Retention of events in days. */
export const eventRetentionDays = 30;

const minute = 60;
const hour = 60 * minute;

/**
 * Delays after failed attempts in seconds, three days in total, as Standard Webhooks recommends.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#deliverability-and-reliability
 */
const retryDelaysSeconds = [
  ...[5, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

/**
 * Time of the next attempt.
 * @param tries attempts made so far, at least 1
 * @returns null when the message is given up
 */
export function nextDeliveryAt(tries: number, now: Date): Date | null {
  const seconds = retryDelaysSeconds[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
}

export const hasArrived = (status: number): boolean => status >= 200 && status < 300;

/** 410 Gone: the receiver unsubscribes. */
export const isUnsubscribed = (status: number): boolean => status === 410;
