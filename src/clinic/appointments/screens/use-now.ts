import { startTransition, useEffect, useState } from 'react';
import { presentNow, serverNow, watchServerTime } from '#platform/browser/clock.ts';

/** Calls back at once, every minute, and when the server's time becomes known or is corrected. */
function everyMinute(look: () => void): () => void {
  look();
  const timer = setInterval(look, 60_000);
  const stopWatching = watchServerTime(look);
  return () => {
    clearInterval(timer);
    stopWatching();
  };
}

/**
 * Server time, updated every minute. Undefined on the server, before hydration and until a response has
 * brought the time: a cached document has no clock.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  // A transition, because dependents such as the calendar render slowly: a slow phone can handle input in
  // between.
  useEffect(() => everyMinute(() => startTransition(() => setNow(serverNow()))), []);
  return now;
}

/**
 * As `useNow`, for pages without server rendering: defined at once, by the device's time until the first
 * response.
 */
export function useClientNow(): Date {
  const [now, setNow] = useState(presentNow);
  useEffect(() => everyMinute(() => startTransition(() => setNow(presentNow()))), []);
  return now;
}
