import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button or link pressed last outside dialogs, by any means. For `FocusReturnContext` of dialogs whose code loads
 * late: by then the focus may have moved, and Safari does not focus pressed buttons.
 */
export function useLastPressed(): RefObject<HTMLElement | null> {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]') !== null) return;
      pressed.current = target.closest<HTMLElement>('button, a[href]');
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return pressed;
}
