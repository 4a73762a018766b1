import type { QueryClient } from '@tanstack/react-query';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { servicesQuery } from '#clinic/services/api.ts';
import { plansQuery } from '#clinic/subscriptions/api.ts';

/**
 * State of the current page. `offline`: no network. `kept`: our server did not respond or failed, and the service
 * worker (`src/offline-worker/worker.js`) showed the cached page.
 */
export type CachedPageState = 'fresh' | 'offline' | 'kept';

const isCachedPage = () => document.documentElement.dataset.kept === 'yes';

/** Browser only. `navigator.onLine` is reliable only when false, so the worker marks cached pages. */
export function cachedPageState(): CachedPageState {
  if (!navigator.onLine) return 'offline';
  return isCachedPage() ? 'kept' : 'fresh';
}

const changes = ['online', 'offline', 'kept-page-is-fresh'];

/** Calls `listener` whenever `cachedPageState` may have changed. Returns an unsubscribe function. */
export function watchCachedPageState(listener: () => void): () => void {
  for (const event of changes) window.addEventListener(event, listener);
  return () => {
    for (const event of changes) window.removeEventListener(event, listener);
  };
}

/**
 * Refetches the data of a cached page (prices, professionals, plans). When everything arrives the mark is removed,
 * otherwise it stays. Does nothing for pages that are not cached.
 */
export async function refreshCachedPage(client: QueryClient): Promise<void> {
  if (cachedPageState() !== 'kept') return;
  try {
    await Promise.all([
      client.fetchQuery({ ...servicesQuery(), staleTime: 0 }),
      client.fetchQuery({ ...professionalsQuery(), staleTime: 0 }),
      client.fetchQuery({ ...plansQuery(), staleTime: 0 }),
    ]);
  } catch {
    return;
  }
  delete document.documentElement.dataset.kept;
  window.dispatchEvent(new Event('kept-page-is-fresh'));
}
