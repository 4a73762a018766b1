import { useEffect, useState } from 'react';
import { serverNow, watchServerTime } from '#platform/browser/clock.ts';

const minuteMs = 60_000;

/** Minutes until an instant, rounded up; 0 from the instant on. */
export const minutesUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / minuteMs));

/** Milliseconds until `minutesUntil` changes; undefined once it stays 0. */
export function msToNextMinute(end: Date, now: Date): number | undefined {
  const left = end.getTime() - now.getTime();
  return left <= 0 ? undefined : left % minuteMs || minuteMs;
}

/**
 * Minutes until an instant, updated at each change. Undefined without an end, before hydration, and while the
 * server's time is unknown.
 */
export function useMinutesLeft(until: string | null | undefined): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    if (!until) return setMinutes(undefined);
    const end = new Date(until);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const now = serverNow();
      if (now === undefined) return;
      setMinutes(minutesUntil(end, now));
      const wait = msToNextMinute(end, now);
      if (wait !== undefined) timer = setTimeout(update, wait);
    };
    update();
    const stopWatching = watchServerTime(update);
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      stopWatching();
      document.removeEventListener('visibilitychange', update);
    };
  }, [until]);
  return minutes;
}
