/**
 * What is known of the page on the screen. `offline`: the browser has no network. `kept`: it has one, but our server did not
 * answer or was ill, and the worker (`src/offline-worker.js`) showed the page as it was last seen.
 */
export type KeptPage = 'fresh' | 'offline' | 'kept';

/** In the browser only. Without a network the browser is certain; with one it is not, so the worker marks what it kept. */
export function keptPageNow(): KeptPage {
  if (!navigator.onLine) return 'offline';
  return document.documentElement.dataset.kept === 'yes' ? 'kept' : 'fresh';
}
