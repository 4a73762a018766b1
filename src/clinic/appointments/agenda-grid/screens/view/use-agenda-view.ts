import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#design/hooks/after-paint.ts';
import { readStoredValue, storeValue } from '#platform/browser/local-storage.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type AgendaView, parseView, toSearch, viewParamOf } from './agenda-view.ts';

const storageKey = 'agenda-view';

/**
 * State of the agenda in the URL, so that it survives reloads and Back and can be shared; the view is also
 * stored in this browser as the default. The URL is updated after the screen.
 */
export function useAgendaView(today: Day) {
  const { key } = useLocation();
  // The browser's URL: the router's is older, from before the first change.
  const read = () => parseView(window.location.search, readStoredValue(storageKey), today);
  const [look, setLook] = useState(read);
  // A link to the agenda was followed, or Back was pressed, while it is open.
  const [opened, setOpened] = useState(key);
  if (opened !== key) {
    setOpened(key);
    setLook(read());
  }
  const undo = useRef(() => {});
  useEffect(() => () => undo.current(), []);
  const change = (part: Partial<AgendaView>) => {
    const next = { ...look, ...part };
    setLook(next);
    undo.current();
    undo.current = afterPaint(() => {
      storeValue(storageKey, viewParamOf(next));
      // Not through the router, which would render the page again without a change.
      window.history.replaceState(window.history.state, '', toSearch(next, today));
    });
  };
  return [look, change] as const;
}
