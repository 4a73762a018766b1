import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#design/hooks/after-paint.ts';
import { readStored, store } from '#platform/browser/local-storage.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type Look, lookOf, searchOf, usualOf } from './look.ts';

const place = 'agenda-view';

/**
 * State of the agenda in the URL, so that it survives reloads and Back and can be shared; the view is also
 * stored in this browser as the default. The URL is updated after the screen.
 */
export function useLook(today: Day) {
  const { key } = useLocation();
  // The browser's URL: the router's is older, from before the first change.
  const read = () => lookOf(window.location.search, readStored(place), today);
  const [look, setLook] = useState(read);
  // A link to the agenda was followed, or Back was pressed, while it is open.
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
      // Not through the router, which would render the page again without a change.
      window.history.replaceState(window.history.state, '', searchOf(next, today));
    });
  };
  return [look, change] as const;
}
