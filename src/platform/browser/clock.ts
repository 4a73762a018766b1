// The browser's time, taken from the server. A device's own clock may be wrong by minutes or years, so it decides nothing.

/** Server time and the monotonic time at which it was received, both in ms; the device's clock then, to notice a sleep. */
type Reference = { serverMs: number; monotonicMs: number; deviceMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** In ms. Answers arrive late by seconds; a larger step backwards means that the former reference was wrong. */
const toleratedStepBackMs = minuteMs;
/** In ms. Between two requests for the time, so that an unreachable server is not asked in a loop. */
const askAgainMs = 5_000;

let reference: Reference | undefined;
let askedAtMs = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * Takes over the server's time from the `Date` header of an answer. The header has whole seconds and an answer takes a while, so the
 * latest estimate wins: only a step back of more than a minute replaces it.
 * @param header the header's value; null or an invalid date changes nothing
 */
export function noteServerDate(header: string | null): void {
  const serverMs = Date.parse(header ?? '');
  if (Number.isNaN(serverMs)) return;
  const stepMs = reference === undefined ? Number.POSITIVE_INFINITY : serverMs - msOf(reference);
  if (stepMs <= 0 && stepMs >= -toleratedStepBackMs) return;
  reference = { serverMs, monotonicMs: performance.now(), deviceMs: Date.now() };
  // A second more or less changes nothing on a screen.
  if (Math.abs(stepMs) > 2_000) for (const listener of listeners) listener();
}

/** The server's time; undefined before the first answer. */
export const serverNow = (): Date | undefined => reference && new Date(msOf(reference));

/** The server's time or, before the first answer, the device's: for words only, never for what is offered. */
export const presentNow = (): Date => serverNow() ?? deviceNow();

/** The device's clock: only for the age of what this device has stored itself. */
export const deviceNow = (): Date => new Date();

/** Milliseconds of a clock that nobody can set: for countdowns. */
export const monotonicMs = (): number => performance.now();

/** Whether the device's date is wrong by more than a day; false while the server's time is unknown. */
export const isDeviceDateWrong = (): boolean =>
  reference !== undefined && Math.abs(Date.now() - msOf(reference)) > dayMs;

/** Whether the device slept, or its clock was set, since the reference was taken: `performance.now()` may have stood still. */
const isDoubtful = (): boolean =>
  reference !== undefined &&
  Math.abs(Date.now() - reference.deviceMs - (performance.now() - reference.monotonicMs)) > 5_000;

/**
 * Calls back when the server's time becomes known or is corrected. Asks for it once where no answer has brought it yet, and again
 * after the device has slept.
 * @returns ends it
 */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  askIfNeeded();
  document.addEventListener('visibilitychange', askIfNeeded);
  addEventListener('online', askIfNeeded);
  const timer = setInterval(askIfNeeded, minuteMs);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfNeeded);
    removeEventListener('online', askIfNeeded);
  };
}

function askIfNeeded(): void {
  const isNeeded = reference === undefined || isDoubtful();
  if (!isNeeded || performance.now() - askedAtMs < askAgainMs) return;
  askedAtMs = performance.now();
  fetch('/api/time', { cache: 'no-store' }).then(
    async (reply) => {
      // Chromium keeps a request open until its body is read.
      await reply.text();
      noteServerDate(reply.headers.get('Date'));
      // The same time again after a sleep: from here on it is certain.
      if (reference && isDoubtful()) reference = restarted(reference);
    },
    // Unreachable: the next answer brings it, or the next minute asks again.
    () => undefined,
  );
}

const restarted = (former: Reference): Reference => ({
  serverMs: msOf(former),
  monotonicMs: performance.now(),
  deviceMs: Date.now(),
});

const msOf = ({ serverMs, monotonicMs }: Reference): number => serverMs + performance.now() - monotonicMs;

/** For tests: a page that has just been opened. */
export function forgetServerTime(): void {
  reference = undefined;
  askedAtMs = Number.NEGATIVE_INFINITY;
}
