import { type RefObject, useEffect } from 'react';

/** The opposite of `barred` in tokens.css. */
const floating = '(width >= 78rem) and (height >= 30rem)';

/** Keeps the dock's floating buttons off the page's own; one with a bar has none, and does not load what keeps them. */
export function useCornerPlace(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.matchMedia(floating);
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      if (!screen.matches || stop) return;
      const { watchCorners } = await import('./watch-corners.ts');
      if (dock.current && !isGone) stop ??= watchCorners(dock.current);
    };
    // Where it cannot come, the buttons float all the same: nothing that a person needs is lost.
    const beginIfNeeded = () => void begin().catch(() => undefined);
    beginIfNeeded();
    screen.addEventListener('change', beginIfNeeded);
    return () => {
      isGone = true;
      stop?.();
      screen.removeEventListener('change', beginIfNeeded);
    };
  }, [dock]);
}
