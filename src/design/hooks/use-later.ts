import { useCallback, useRef, useState } from 'react';

/**
 * A part that is loaded when it is first needed.
 * @param load imports it
 * @returns the part once it is here; whether the last try failed; `ask`, which may be called again after a failure
 */
export function useLater<Part>(load: () => Promise<Part>) {
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
