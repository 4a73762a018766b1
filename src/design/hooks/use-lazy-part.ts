import { useCallback, useRef, useState } from 'react';

/**
 * Loads a part on demand.
 * @param load imports it
 * @returns the part once loaded; `ask`, which can be repeated after a failure; `isFailed`, whether the last `ask`
 * failed; `preload`, whose failure is only shown if `ask` was called meanwhile
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<{ part?: Part; isFailed: boolean }>({ isFailed: false });
  const isLoading = useRef(false);
  const isWanted = useRef(false);
  const start = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    load().then(
      (part) => setState({ part, isFailed: false }),
      () => {
        isLoading.current = false;
        setState({ isFailed: isWanted.current });
      },
    );
  }, [load]);
  const ask = useCallback(() => {
    isWanted.current = true;
    start();
  }, [start]);
  const preload = useCallback(() => {
    isWanted.current = false;
    start();
  }, [start]);
  return { ...state, ask, preload };
}
