// The smallest service worker that helps: when a page cannot be reached, the numbers to call are shown instead.
// It keeps that one page and nothing of anybody, and lets every other request pass.
const cacheName = 'help-offline';
const page = '/sin-conexion';
let isFresh = false;

const keep = async () => {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(page, { cache: 'reload' }));
  isFresh = true;
};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).then(
      (response) => {
        // Once for each time that the browser wakes it, so that a changed number does not stay wrong.
        if (!isFresh) event.waitUntil(keep().catch(() => {}));
        return response;
      },
      async () => (await caches.match(page)) ?? Response.error(),
    ),
  );
});
