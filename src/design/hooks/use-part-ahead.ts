import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { useLater } from './use-later.ts';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A part that a press will need, ahead of that press: it comes with the first sign that somebody is there, and weighs nothing while
 * the page is first drawn. Of its own accord once, and once more where its place was there and has gone: nothing is asked again and
 * again where the network is away.
 * @param load imports it
 * @param isWanted its place is here: it is asked for without any sign
 */
export function usePartAhead<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const part = useLater(load);
  const { ask } = part;
  useEffect(() => {
    // Where it is wanted and does not come, its place says so: no sign takes that, and its button, from under somebody's finger.
    if (isWanted) return ask();
    let leaveUndone = () => {};
    const hear = () => {
      leave();
      // The sign may be a press: what it does is shown first.
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
