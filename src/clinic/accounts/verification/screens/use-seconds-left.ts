import { useEffect, useState } from 'react';
import { monotonicMs } from '#platform/browser/clock.ts';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - monotonicMs()) / 1000));

/**
 * Whole seconds until an instant, begun ones counted; 0 from then on.
 * @param end by `monotonicMs`; undefined counts as over
 */
export function useSecondsLeft(end: number | undefined): number {
  const [seconds, setSeconds] = useState(() => (end === undefined ? 0 : secondsUntil(end)));
  useEffect(() => {
    if (end === undefined) return setSeconds(0);
    const look = () => {
      const left = secondsUntil(end);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    // Twice a second: a timer that is a little late must not skip a number.
    const timer = setInterval(look, 500);
    look();
    // Timers stand still while a telephone sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return seconds;
}
