import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tabs that an address can name: `/selfcare#alerts` opens 'alerts', and shows and focuses the element of that id, which a
 * panel gives to its heading (`tabIndex={-1}`). The server never sees what stands after '#', so the first tab is rendered
 * first and the named one follows in the browser; without JavaScript the link is an ordinary anchor.
 */
export function useTabInHash<Value extends string>(values: readonly Value[], first: Value) {
  const [tab, setTab] = useState(first);
  const location = useLocation();
  useEffect(() => {
    const named = values.find((value) => `#${value}` === location.hash);
    if (named === undefined) return;
    setTab(named);
    // The heading can take the focus only when its panel is shown.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(named);
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location, values]);
  return [tab, setTab] as const;
}
