import { startTransition, useEffect, useState } from 'react';

/** Whoever knows what they have come for presses it at once: that is answered first, too. */
const restMs = 1_000;

/** Does what shows nothing a moment after the next frame is drawn. @returns leaves it undone */
function afterPaint(act: () => void, ms: number): () => void {
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
 * False until a moment after the frame that somebody waits for: whatever else a page asks for or draws comes behind it.
 * @param ms how long after it
 */
export function useIsDrawn(ms = restMs): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true)), ms), [ms]);
  return isDrawn;
}
