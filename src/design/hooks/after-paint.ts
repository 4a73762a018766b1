import { startTransition, useEffect, useState } from 'react';

/** Gives the user time for a first press, which is handled before this work. */
const firstPressMs = 1_000;

/**
 * Runs invisible work after the next frame, so that it does not delay the visible response on an old phone.
 * @param ms delay after the frame
 * @returns cancels it
 */
export function afterPaint(act: () => void, ms = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, ms);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * False until shortly after the awaited frame, so that other requests and rendering come later.
 * @param ms delay after the frame
 */
export function useIsDrawn(ms = firstPressMs): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true)), ms), [ms]);
  return isDrawn;
}
