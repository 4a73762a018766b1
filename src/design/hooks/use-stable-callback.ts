import { useCallback, useRef } from 'react';

/**
 * A function with a stable identity that calls the newest `act`, so that memoized children do not re-render. For
 * event handlers only, never during rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...args: Args) => newest.current(...args), []);
}
