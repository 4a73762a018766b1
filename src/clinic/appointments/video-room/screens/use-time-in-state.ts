import { useEffect, useState } from 'react';

/** In ms without a connection: then the telephone. */
export const lostAfterMs = 60_000;

/** Time in ms since the state changed; 0 in the state that is not timed. */
export function useTimeInState<State extends string>(state: State, untimed: State): number {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const since = performance.now();
    setWaitedMs(0);
    if (state === untimed) return;
    const timer = setInterval(() => setWaitedMs(performance.now() - since), 1_000);
    return () => clearInterval(timer);
  }, [state, untimed]);
  return waitedMs;
}
