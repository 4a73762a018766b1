import { useEffect, useState } from 'react';
import { type Day, wallTimeOf } from '#platform/calendar-days.ts';

/** The present, once a minute. Undefined on the server and while hydrating: a kept document knows no clock. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today in Madrid; undefined until the page is alive. */
export function useToday(): Day | undefined {
  const now = useNow();
  return now && wallTimeOf(now).day;
}
