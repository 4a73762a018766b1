import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#design/hooks/after-paint.ts';
import { readStored, store } from '#platform/browser/local-storage.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type Look, lookOf, searchOf, usualOf } from './look.ts';

const place = 'agenda-view';

/**
 * What is looked at. The address says it, so that it is there again after a reload, a step back or in a colleague's hands; how it
 * is looked at is kept in this browser, and the agenda opens so the next time. A press is answered first: the address follows it.
 */
export function useLook(today: Day) {
  const { key } = useLocation();
  // The browser's own address: the router's is that of before the first press.
  const read = () => lookOf(window.location.search, readStored(place), today);
  const [look, setLook] = useState(read);
  // Somebody follows a link to the agenda while it is open, or goes a step back in it.
  const [opened, setOpened] = useState(key);
  if (opened !== key) {
    setOpened(key);
    setLook(read());
  }
  const undo = useRef(() => {});
  useEffect(() => () => undo.current(), []);
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part };
    setLook(next);
    undo.current();
    undo.current = afterPaint(() => {
      store(place, usualOf(next));
      // Not by the router: it would draw the page a second time, and nothing in it is new.
      window.history.replaceState(window.history.state, '', searchOf(next, today));
    });
  };
  return [look, change] as const;
}
