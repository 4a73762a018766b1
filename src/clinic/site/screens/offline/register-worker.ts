/**
 * Registers the service worker, which caches visited public pages and the emergency numbers. Only for visitors who
 * install the site or have it installed, because others have not asked for storage (art. 22.2 LSSI). The site works
 * without it.
 */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/help-offline.js').catch(() => {});
}
