import type { QueryClient } from '@tanstack/react-query';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import { servicesQuery } from '#clinic/services/api.ts';
import { plansQuery } from '#clinic/subscriptions/api.ts';

/**
 * What is known of the page on the screen. `offline`: the browser has no network. `kept`: it has one, but our server did not
 * answer or was ill, and the worker (`src/offline-worker/worker.js`) showed the page as it was last seen.
 */
export type KeptPage = 'fresh' | 'offline' | 'kept';

const isKept = () => document.documentElement.dataset.kept === 'yes';

/** In the browser only. Without a network the browser is certain; with one it is not, so the worker marks what it kept. */
export function keptPageNow(): KeptPage {
  if (!navigator.onLine) return 'offline';
  return isKept() ? 'kept' : 'fresh';
}

const changes = ['online', 'offline', 'kept-page-is-fresh'];

/** Calls `listener` whenever `keptPageNow` may answer otherwise. Returns what ends it. */
export function watchKeptPage(listener: () => void): () => void {
  for (const event of changes) window.addEventListener(event, listener);
  return () => {
    for (const event of changes) window.removeEventListener(event, listener);
  };
}

/**
 * Asks the server again for what the kept page had brought with it (prices, professionals, plans). Where all of it comes, what
 * is read is no longer what was kept, and the mark goes; else it stays. Nothing is asked where no page was kept.
 */
export async function refreshKeptPage(client: QueryClient): Promise<void> {
  if (keptPageNow() !== 'kept') return;
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
