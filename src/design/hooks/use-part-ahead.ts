import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { useLater } from './use-later.ts';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Preloads a part that a press will need, on the first user interaction, without weighing on the first render. Loads
 * automatically once, and again if its place reappears, so a missing network causes no loop.
 * @param load imports it
 * @param isWanted its place is rendered: loads without any interaction
 */
export function usePartAhead<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const part = useLater(load);
  const { ask } = part;
  useEffect(() => {
    // If it is shown and fails, its place offers a retry; an interaction must not replace that button.
    if (isWanted) return ask();
    let leaveUndone = () => {};
    const hear = () => {
      leave();
      // The interaction may be a press: show its effect first.
      leaveUndone = afterPaint(() => navigator.onLine && ask());
    };
    const leave = () => {
      for (const sign of signs) document.removeEventListener(sign, hear);
    };
    for (const sign of signs) document.addEventListener(sign, hear);
    return () => {
      leave();
      leaveUndone();
    };
  }, [isWanted, ask]);
  return part;
}
