import { startTransition, useEffect, useState } from 'react';
import { presentNow, serverNow, watchServerTime } from '#platform/browser/clock.ts';

/** Calls back now, once a minute, and when the server's time becomes known or is corrected. */
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
 * The present by the server's clock, once a minute. Undefined on the server, while hydrating and until an answer has brought the
 * time: a cached document knows no clock.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  // What depends on it, a calendar for one, is rendered piece by piece, so that a slow phone handles a press in between.
  useEffect(() => everyMinute(() => startTransition(() => setNow(serverNow()))), []);
  return now;
}

/**
 * The same for screens that no server renders, as the panel: known from the first moment, so that what depends on it begins at
 * once. Before the first answer it is the device's time.
 */
export function usePresent(): Date {
  const [now, setNow] = useState(presentNow);
  useEffect(() => everyMinute(() => startTransition(() => setNow(presentNow()))), []);
  return now;
}
