import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { useLazyPart } from './use-lazy-part.ts';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Preloads a part that a press will need, on the first user interaction, without weighing on the first render. Loads
 * automatically once, and again if its place reappears, so a missing network causes no loop.
 * @param load imports it
 * @param isWanted its place is rendered: loads without any interaction
 */
export function usePreloadedPart<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const part = useLazyPart(load);
  const { ask, preload } = part;
  useEffect(() => {
    // If it is shown and fails, its place offers a retry; an interaction must not replace that button.
    if (isWanted) return ask();
    let leaveUndone = () => {};
    const preloadAfterPaint = () => {
      leave();
      // The interaction may be a press: show its effect first.
      leaveUndone = afterPaint(() => navigator.onLine && preload());
    };
    const leave = () => {
      for (const sign of interactionEvents) document.removeEventListener(sign, preloadAfterPaint);
    };
    for (const sign of interactionEvents) document.addEventListener(sign, preloadAfterPaint);
    return () => {
      leave();
      leaveUndone();
    };
  }, [isWanted, ask, preload]);
  return part;
}
