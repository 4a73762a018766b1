import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element that appears when the focused one is gone, so that keyboard and screen reader go on there. */
export function useFocusIfLost<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
