import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lockMinutes, panelStorageKeys } from '#clinic/accounts/terms.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { readStoredValue, storeValue } from '#platform/browser/local-storage.ts';
import { staffQuery, useLockScreen } from '../api.ts';

const checkIntervalMs = 15_000;
/** Typing a long note sends no requests, so activity is reported at this interval. */
const keepAliveIntervalMs = 5 * 60_000;
/** Shared by all tabs of this browser, so that activity in one does not leave the other locked. */
const storageKey = panelStorageKeys.usedAt;

/** Last activity in the panel in this browser, in ms since the epoch; 0 if none. */
export function readLastUseMs(): number {
  const stored = Number(readStoredValue(storageKey));
  // An invalid or future time would keep the panel open forever.
  return stored > 0 && stored <= deviceNow().getTime() ? stored : 0;
}
const storeLastUse = () => storeValue(storageKey, String(deviceNow().getTime()));

/** Locks the panel after 15 idle minutes; the server does the same for requests. */
export function useIdleLock(): void {
  const client = useQueryClient();
  const { mutate: lock } = useLockScreen();
  useEffect(() => {
    storeLastUse();
    let keptAliveAt = deviceNow().getTime();
    const checkIdle = () => {
      if (deviceNow().getTime() - readLastUseMs() >= lockMinutes * 60_000) lock();
      else if (readLastUseMs() > keptAliveAt && deviceNow().getTime() - keptAliveAt >= keepAliveIntervalMs) {
        keptAliveAt = deviceNow().getTime();
        void client.invalidateQueries(staffQuery());
      }
    };
    const timer = setInterval(checkIdle, checkIntervalMs);
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
      addEventListener(name, storeLastUse, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
        removeEventListener(name, storeLastUse);
    };
  }, [client, lock]);
}
