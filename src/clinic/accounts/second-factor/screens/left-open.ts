import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#clinic/accounts/api.ts';
import { lockMinutes, panelPlaces } from '#clinic/accounts/terms.ts';
import { readStored, removeStored, store } from '#platform/browser/local-storage.ts';
import { staffQuery } from '../api.ts';
import { lastUse } from './use-idle-lock.ts';

const place = panelPlaces.open;

/** Notes that the panel is open in this browser, until it is locked or left. */
export function useNoteOpen(): void {
  useEffect(() => {
    store(place, '1');
    return () => removeStored(place);
  }, []);
}

/**
 * Asks who is signed in and who is at the desk, where somebody had the panel open here a moment ago. Only a guess: the server
 * decides, and what it refuses is asked anew once the door is open.
 * @returns whether it was open: then what it shows first is worth asking for as well, before it is known that it may be shown
 */
export function askAheadIfLeftOpen(client: QueryClient, now: Date): boolean {
  const isLikely = readStored(place) !== null && now.getTime() - lastUse() < lockMinutes * 60_000;
  if (isLikely) {
    void client.prefetchQuery(userQuery());
    void client.prefetchQuery(staffQuery());
  }
  return isLikely;
}
