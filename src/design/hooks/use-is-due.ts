import { type RefObject, useEffect, useState } from 'react';

/** By then the first view has loaded. */
const restMs = 2_000;

/**
 * Whether a part below the first view should load: its place is less than a third of a screen away, or the page has been
 * open for a moment. Then Tab, search in the page and screen readers find it too.
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
    const timer = setTimeout(() => setIsDue(true), restMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isDue, place]);
  return isDue;
}
