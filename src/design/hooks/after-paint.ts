import { startTransition, useEffect, useState } from 'react';

/** Whoever knows what they have come for presses it at once: that is answered first, too. */
const restMs = 1_000;

/**
 * Does what shows nothing once the next frame is drawn: what a press sets off beside its answer would show that the later on an
 * old phone.
 * @param ms how long after it
 * @returns leaves it undone
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
 * False until a moment after the frame that somebody waits for: whatever else a page asks for or draws comes behind it.
 * @param ms how long after it
 */
export function useIsDrawn(ms = restMs): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true)), ms), [ms]);
  return isDrawn;
}
