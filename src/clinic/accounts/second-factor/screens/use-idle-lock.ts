import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lockMinutes, panelPlaces } from '#clinic/accounts/terms.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { readStored, store } from '#platform/browser/local-storage.ts';
import { staffQuery, useLock } from '../api.ts';

const lookEveryMs = 15_000;
/** Typing a long note sends no requests, so activity is reported at this interval. */
const tellEveryMs = 5 * 60_000;
/** Shared by all tabs of this browser, so that activity in one does not leave the other locked. */
const place = panelPlaces.usedAt;

/** Last activity in the panel in this browser, in ms since the epoch; 0 if none. */
export function lastUse(): number {
  const stored = Number(readStored(place));
  // An invalid or future time would keep the panel open forever.
  return stored > 0 && stored <= deviceNow().getTime() ? stored : 0;
}
const noteUse = () => store(place, String(deviceNow().getTime()));

/** Locks the panel after 15 idle minutes; the server does the same for requests. */
export function useIdleLock(): void {
  const client = useQueryClient();
  const { mutate: lock } = useLock();
  useEffect(() => {
    noteUse();
    let toldAt = deviceNow().getTime();
    const look = () => {
      if (deviceNow().getTime() - lastUse() >= lockMinutes * 60_000) lock();
      else if (lastUse() > toldAt && deviceNow().getTime() - toldAt >= tellEveryMs) {
        toldAt = deviceNow().getTime();
        void client.invalidateQueries(staffQuery());
      }
    };
    const timer = setInterval(look, lookEveryMs);
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
      addEventListener(name, noteUse, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of ['pointerdown', 'keydown', 'wheel'] as const) removeEventListener(name, noteUse);
    };
  }, [client, lock]);
}
