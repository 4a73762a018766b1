import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lockMinutes, panelPlaces } from '#clinic/accounts/terms.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { readStored, store } from '#platform/browser/local-storage.ts';
import { staffQuery, useLock } from '../api.ts';

const lookEveryMs = 15_000;
/** Whoever types a long note asks the server nothing: it hears that often that somebody is there. */
const tellEveryMs = 5 * 60_000;
/** Shared by the tabs of this browser: who works in one does not find the other locked. */
const place = panelPlaces.usedAt;

/** When somebody last touched the panel in this browser, in ms; 0 where nobody has. */
export function lastUse(): number {
  const stored = Number(readStored(place));
  // What is no time, or one to come, would keep the panel open for ever.
  return stored > 0 && stored <= deviceNow().getTime() ? stored : 0;
}
const noteUse = () => store(place, String(deviceNow().getTime()));

/** Locks the panel where nobody has touched it for a quarter of an hour; the server does the same for what it is asked. */
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
