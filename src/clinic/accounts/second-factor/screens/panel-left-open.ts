import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#clinic/accounts/api.ts';
import { lockMinutes, panelStorageKeys } from '#clinic/accounts/terms.ts';
import { readStoredValue, removeStoredValue, storeValue } from '#platform/browser/local-storage.ts';
import { staffQuery } from '../api.ts';
import { readLastUseMs } from './use-idle-lock.ts';

const storageKey = panelStorageKeys.open;

/** Records that the panel is open in this browser, until it is locked or left. */
export function useMarkPanelOpen(): void {
  useEffect(() => {
    storeValue(storageKey, '1');
    return () => removeStoredValue(storageKey);
  }, []);
}

/**
 * Prefetches the session and the staff state if the panel was open here recently. Only a guess: the server
 * decides, and refused queries are fetched again after unlocking.
 * @returns whether it was open: then the first screen's data is worth prefetching too, before the permission
 * is known
 */
export function prefetchIfLeftOpen(client: QueryClient, now: Date): boolean {
  const isLikely =
    readStoredValue(storageKey) !== null && now.getTime() - readLastUseMs() < lockMinutes * 60_000;
  if (isLikely) {
    void client.prefetchQuery(userQuery());
    void client.prefetchQuery(staffQuery());
  }
  return isLikely;
}
