/**
 * Has the browser keep the public pages that are seen, and the help numbers, for the time without a connection. Asked for where
 * somebody is about to install the site, and in an installed one: nobody else gets a service worker, because nobody else has
 * asked to have anything stored (art. 22.2 LSSI). Where it cannot be had, the site works on.
 */
export function keepHelpOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/help-offline.js').catch(() => {});
}
