import { deviceNow } from '#platform/browser/clock.ts';
import { storeValue } from '#platform/browser/local-storage.ts';
import { parseObject } from '#platform/json.ts';

/** Storage key by which the tabs of one browser announce the current panel user. Contains no name. */
const storageKey = 'panel-person';

/** Tells the other tabs that the panel was locked, unlocked, taken over or left. */
export function notifyOtherTabs(userId: number | null): void {
  // If the browser blocks the storage, the other tabs learn it with their next request.
  storeValue(storageKey, JSON.stringify({ userId, at: deviceNow().getTime() }));
}

/**
 * Listens to announcements of other tabs.
 * @param hear receives the id of the current panel user, or null for nobody
 * @returns stops listening
 */
export function listenToOtherTabs(hear: (userId: number | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey || newValue === null) return;
    const told = parseObject(newValue);
    if (told) hear(typeof told.userId === 'number' ? told.userId : null);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
