import { useEffect, useState } from 'react';
import { serverNow, watchServerTime } from '#platform/browser/clock.ts';

const minuteMs = 60_000;

/** Whole minutes until an instant, begun ones counted; 0 from the instant on. */
export const minutesUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / minuteMs));

/** Milliseconds until `minutesUntil` says something else; undefined once it is 0 for good. */
export function msToNextMinute(end: Date, now: Date): number | undefined {
  const left = end.getTime() - now.getTime();
  return left <= 0 ? undefined : left % minuteMs || minuteMs;
}

/** Minutes until an end, changing to the moment. Undefined while nothing ends, until the page is hydrated, and until the server's time is known. */
export function useMinutesLeft(until: string | null | undefined): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    if (!until) return setMinutes(undefined);
    const end = new Date(until);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = serverNow();
      if (now === undefined) return;
      setMinutes(minutesUntil(end, now));
      const wait = msToNextMinute(end, now);
      if (wait !== undefined) timer = setTimeout(look, wait);
    };
    look();
    const stopWatching = watchServerTime(look);
    // Timers stand still while a telephone sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return minutes;
}
