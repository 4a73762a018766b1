import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#clinic/accounts/api.ts';
import { lockMinutes, panelPlaces } from '#clinic/accounts/terms.ts';
import { readStored, removeStored, store } from '#platform/browser/local-storage.ts';
import { staffQuery } from '../api.ts';
import { lastUse } from './use-idle-lock.ts';

const place = panelPlaces.open;

/** Records that the panel is open in this browser, until it is locked or left. */
export function useNoteOpen(): void {
  useEffect(() => {
    store(place, '1');
    return () => removeStored(place);
  }, []);
}

/**
 * Prefetches the session and the staff state if the panel was open here recently. Only a guess: the server
 * decides, and refused queries are fetched again after unlocking.
 * @returns whether it was open: then the first screen's data is worth prefetching too, before the permission
 * is known
 */
export function askAheadIfLeftOpen(client: QueryClient, now: Date): boolean {
  const isLikely = readStored(place) !== null && now.getTime() - lastUse() < lockMinutes * 60_000;
  if (isLikely) {
    void client.prefetchQuery(userQuery());
    void client.prefetchQuery(staffQuery());
  }
  return isLikely;
}
