import { startTransition, useEffect, useState } from 'react';
import { type Day, dayInMadrid } from '#platform/time/calendar-days.ts';

/** The present, once a minute. Undefined on the server and while hydrating: a kept document knows no clock. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    // What depends on it, a calendar for one, is made piece by piece, so that an old phone hears a press in between.
    startTransition(look);
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The same for what no server renders, as the panel: known from the first moment, so that what depends on it begins at once. */
export function usePresent(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(new Date())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today in Madrid; undefined until the page is alive. */
export function useToday(): Day | undefined {
  const now = useNow();
  return now && dayInMadrid(now);
}
