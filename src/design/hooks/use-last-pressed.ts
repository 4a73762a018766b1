import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button or link on the page that was pressed last, by whatever means; a press within a dialog changes nothing. For
 * `FocusAfterwards` of dialogs whose code may come late: by then the keyboard has gone on, and in Safari a press gives no focus.
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
