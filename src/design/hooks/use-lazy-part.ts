import { useCallback, useRef, useState } from 'react';

/**
 * Loads a part on demand.
 * @param load imports it
 * @returns the part once loaded; whether the last attempt failed; `ask`, which can be repeated after a failure
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<{ part?: Part; isFailed: boolean }>({ isFailed: false });
  const isAsked = useRef(false);
  const ask = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      (part) => setState({ part, isFailed: false }),
      () => {
        isAsked.current = false;
        setState({ isFailed: true });
      },
    );
  }, [load]);
  return { ...state, ask };
}
