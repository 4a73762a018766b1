import { startTransition, useEffect, useState } from 'react';

let wasHydrated = false;

/** False on the server and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(wasHydrated);
  useEffect(() => {
    // A transition keeps this render out of the long hydration task.
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}

/** Fires `page-hydrated` (see `inline/early-presses.js`) after everything that uses `useIsHydrated` has rendered. */
export function HydrationSignal() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    wasHydrated = true;
    window.dispatchEvent(new Event('page-hydrated'));
  }, [isHydrated]);
  return null;
}
