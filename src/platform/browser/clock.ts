// The server's time in the browser. The device's clock may be wrong by minutes or years, so it decides nothing.

import { parseObject } from '../json.ts';

/** Server time, and monotonic and device time at its arrival, in ms; the latter reveals sleep. */
type Reference = { serverMs: number; monotonicMs: number; deviceMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** In ms. Responses are late by seconds at most; a larger step back means that the reference was wrong. */
const toleratedStepBackMs = minuteMs;
/** Minimum interval in ms between time requests, so that an unreachable server is not polled in a loop. */
const minRequestIntervalMs = 5_000;

let reference: Reference | undefined;
let requestedAtMs = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * The time of a response by its `Date` header, null if a proxy removed it. A response with an `Age` comes from a cache,
 * and its `Date` is the time when it was stored (RFC 9111 section 5.1).
 */
export const dateOf = (headers: Headers): string | null =>
  headers.get('Age') === null ? headers.get('Date') : null;

/**
 * Updates the server time. A `Date` header has whole seconds and responses take time, so the latest estimate wins,
 * unless it is more than a minute earlier.
 * @param time an HTTP or ISO date; null or an invalid date changes nothing
 */
export function updateServerTime(time: string | null): void {
  const serverMs = Date.parse(time ?? '');
  if (Number.isNaN(serverMs)) return;
  const stepMs = reference === undefined ? Number.POSITIVE_INFINITY : serverMs - currentMs(reference);
  if (stepMs <= 0 && stepMs >= -toleratedStepBackMs) return;
  reference = { serverMs, monotonicMs: performance.now(), deviceMs: Date.now() };
  // Smaller corrections are invisible.
  if (Math.abs(stepMs) > 2_000) for (const listener of listeners) listener();
}

/** The server's time; undefined before the first response. */
export const serverNow = (): Date | undefined => reference && new Date(currentMs(reference));

/** The server's time, or the device's before the first response: for display only, never for what is offered. */
export const presentNow = (): Date => serverNow() ?? deviceNow();

/** The device's clock: only for the age of data stored on this device. */
export const deviceNow = (): Date => new Date();

/** Monotonic milliseconds, for countdowns. */
export const monotonicMs = (): number => performance.now();

/** Whether the device's date is wrong by more than a day; false while the server's time is unknown. */
export const isDeviceDateWrong = (): boolean =>
  reference !== undefined && Math.abs(Date.now() - currentMs(reference)) > dayMs;

/** Whether the device has slept or its clock was changed since the reference: `performance.now()` may have stopped. */
const isReferenceDoubtful = (): boolean =>
  reference !== undefined &&
  Math.abs(Date.now() - reference.deviceMs - (performance.now() - reference.monotonicMs)) > 5_000;

/**
 * Calls back when the server's time becomes known or is corrected. Requests it once if unknown, and again after
 * sleep.
 * @returns an unsubscribe function
 */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  requestIfNeeded();
  document.addEventListener('visibilitychange', requestIfNeeded);
  addEventListener('online', requestIfNeeded);
  const timer = setInterval(requestIfNeeded, minuteMs);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', requestIfNeeded);
    removeEventListener('online', requestIfNeeded);
  };
}

function requestIfNeeded(): void {
  const isNeeded = reference === undefined || isReferenceDoubtful();
  if (!isNeeded || performance.now() - requestedAtMs < minRequestIntervalMs) return;
  requestedAtMs = performance.now();
  fetch('/api/time', { cache: 'no-store' }).then(
    async (reply) => {
      const body = await reply.text();
      updateServerTime(dateOf(reply.headers) ?? timeIn(body));
      // An unchanged time after sleep is confirmed from here on.
      if (reference && isReferenceDoubtful()) reference = rebaseReference(reference);
    },
    // Unreachable: a later response or the next minute's request provides it.
    () => undefined,
  );
}

const timeIn = (body: string): string | null => {
  const now = parseObject(body)?.now;
  return typeof now === 'string' ? now : null;
};

const rebaseReference = (former: Reference): Reference => ({
  serverMs: currentMs(former),
  monotonicMs: performance.now(),
  deviceMs: Date.now(),
});

const currentMs = ({ serverMs, monotonicMs }: Reference): number =>
  serverMs + performance.now() - monotonicMs;

/** For tests: the state of a newly opened page. */
export function forgetServerTime(): void {
  reference = undefined;
  requestedAtMs = Number.NEGATIVE_INFINITY;
}
