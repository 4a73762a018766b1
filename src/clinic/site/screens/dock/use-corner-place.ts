import { type RefObject, useEffect } from 'react';

/** The opposite of `barred` in tokens.css. */
const floating = '(width >= 78rem) and (height >= 30rem)';

/** Keeps floating corner buttons off the page's controls; loads the code only if the buttons float. */
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
    // If loading fails, the buttons still float.
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
