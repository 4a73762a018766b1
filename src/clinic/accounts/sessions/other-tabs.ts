import { deviceNow } from '#platform/browser/clock.ts';
import { store } from '#platform/browser/local-storage.ts';
import { parseObject } from '#platform/json.ts';

/** Where the tabs of one browser tell each other who is at the panel. No name stands there. */
const place = 'panel-person';

/** Tells the other tabs that the panel is locked or open now, or somebody else's, or nobody's. */
export function tellOtherTabs(userId: number | null): void {
  // Where the browser forbids the storage, the others learn it with their next request.
  store(place, JSON.stringify({ userId, at: deviceNow().getTime() }));
}

/**
 * Hears what another tab tells.
 * @param hear gets who is at the panel now; null: nobody
 * @returns stops hearing
 */
export function hearOtherTabs(hear: (userId: number | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== place || newValue === null) return;
    const told = parseObject(newValue);
    if (told) hear(typeof told.userId === 'number' ? told.userId : null);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
