import { useEffect, useState } from 'react';
import { monotonicMs } from '#platform/browser/clock.ts';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - monotonicMs()) / 1000));

/**
 * Whole seconds until an instant, rounded up; 0 afterwards.
 * @param end in `monotonicMs`; undefined counts as past
 */
export function useSecondsLeft(end: number | undefined): number {
  const [seconds, setSeconds] = useState(() => (end === undefined ? 0 : secondsUntil(end)));
  useEffect(() => {
    if (end === undefined) return setSeconds(0);
    const update = () => {
      const left = secondsUntil(end);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    // Twice a second, so that a late timer does not skip a number.
    const timer = setInterval(update, 500);
    update();
    // Timers pause while a phone sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [end]);
  return seconds;
}
