import { useCallback, useRef } from 'react';

/**
 * The same function at every drawing, which does what the newest one does: what gets it and is kept (`memo`) is not drawn again for it.
 * For what a person does, never while drawing.
 */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...args: Args) => newest.current(...args), []);
}
