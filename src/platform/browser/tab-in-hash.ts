import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tabs selected by the URL: `/selfcare#alerts` opens 'alerts' and focuses the element with that id, the panel's
 * heading (`tabIndex={-1}`). The server never sees the hash, so the first tab is rendered and switched in the
 * browser; without JavaScript it is an ordinary anchor.
 */
export function useTabInHash<Value extends string>(values: readonly Value[], first: Value) {
  const [tab, setTab] = useState(first);
  const location = useLocation();
  useEffect(() => {
    const named = values.find((value) => `#${value}` === location.hash);
    if (named === undefined) return;
    setTab(named);
    // The heading is focusable only once its panel is visible.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(named);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location, values]);
  return [tab, setTab] as const;
}
