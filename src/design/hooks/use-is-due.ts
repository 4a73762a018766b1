import { type RefObject, useEffect, useState } from 'react';

/** By then the first view has loaded. */
const settledMs = 2_000;

/**
 * Whether a part below the first view should load: its place is less than a third of a screen away, or the first view has
 * loaded. So Tab, search in the page and screen readers find it without scrolling.
 */
export function useIsDue(place: RefObject<Element | null>): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsDue(true),
      { rootMargin: '33%' },
    );
    observer.observe(place.current);
    const timer = setTimeout(() => setIsDue(true), settledMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isDue, place]);
  return isDue;
}
