// Offline support. Visitors who install the site, or read how to, get the public pages they have seen and the
// emergency numbers offline. Only pages that are the same for everyone, and their files, are cached. All
// other requests (API, private pages, other sites) pass through. `publicPaths` and `helpPages` are prepended by
// src/site-files/installation.ts; src/offline-worker/tsconfig.json type-checks this file.

// Cast: TypeScript types `self` as a generic worker.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// Increase when the format of a cache changes; caches with other names are deleted.
const help = 'help-1';
const pages = 'pages-1';
const files = 'files-1';
/** Maximum entries; the oldest are deleted first. A build has about 120 files, so the next build fits too. */
const most = new Map([
  [pages, 30],
  [files, 250],
]);

let isHelpFresh = false;

worker.addEventListener('install', (event) => {
  // The caches suit every version, so a new worker need not wait for the old one's pages.
  worker.skipWaiting();
  event.waitUntil(Promise.all([keepHelp(), keepOpenPages()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldStores(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (mode === 'navigate') event.respondWith(showPage(event));
  // Build files never change under their name.
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOr(event));
  else if (/^\/(drawings|scenes|icons)\//.test(pathname)) event.respondWith(newOr(event));
});

/**
 * Shows the network response; if there is none or the server fails, the cached page marked as such; otherwise the
 * server's response or the emergency numbers.
 * @param {FetchEvent} event
 */
async function showPage(event) {
  try {
    const response = await fetch(event.request);
    if (response.status >= 500) return (await asItWas(event.request)) ?? response;
    // Once per start of the worker, so that a changed number is updated.
    if (!isHelpFresh) event.waitUntil(keepHelp().catch(ignore));
    event.waitUntil(keepPage(event.request.url, response.clone()).catch(ignore));
    return response;
  } catch {
    return (
      (await asItWas(event.request)) ?? (await find(help, helpPageFor(event.request.url))) ?? Response.error()
    );
  }
}

/**
 * A cached page, marked for `offline-note.tsx`, because the browser itself may be online.
 * @param {Request} request
 */
async function asItWas(request) {
  const kept = await find(pages, request);
  if (kept === undefined) return undefined;
  const headers = new Headers(kept.headers);
  // They describe the transferred bytes, not the decoded ones.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const html = await kept.text();
  return new Response(html.replace('<html', '<html data-kept="yes"'), { status: kept.status, headers });
}

/** @param {FetchEvent} event */
async function keptOr(event) {
  return (await find(files, event.request)) ?? keepAnswer(event, await fetch(event.request));
}

/** @param {FetchEvent} event */
async function newOr(event) {
  try {
    return keepAnswer(event, await fetch(event.request));
  } catch {
    return (await find(files, event.request)) ?? Response.error();
  }
}

/**
 * @param {FetchEvent} event
 * @param {Response} response
 */
function keepAnswer(event, response) {
  if (mayKeep(response)) event.waitUntil(put(files, event.request, response.clone()).catch(ignore));
  return response;
}

/**
 * Caches a public page with its files.
 * @param {string} url
 * @param {Response} response
 */
async function keepPage(url, response) {
  if (!isPublic(url) || !mayKeep(response)) return;
  const html = await response.clone().text();
  await put(pages, url, response);
  const named = new Set(html.match(/\/(?:assets|drawings|scenes)\/[\w.-]+\.\w+/g));
  await Promise.all([...named].map(keepFile));
}

/** @param {string} path */
async function keepFile(path) {
  if (await find(files, path)) return;
  const response = await fetch(path);
  if (mayKeep(response)) await put(files, path, response);
}

async function keepHelp() {
  await Promise.all(helpPages.map(keepHelpPage));
  isHelpFresh = true;
}

/** @param {string} path */
async function keepHelpPage(path) {
  const page = await fetch(path, { cache: 'reload' });
  // A failing server responds too; keep the numbers of an earlier response.
  if (!page.ok) throw new Error(`${page.status}: ${path}`);
  await put(help, path, page);
}

/**
 * The offline page in the language of a page: '/ca/sin-conexion' for '/ca/plans'.
 * @param {string} url
 */
function helpPageFor(url) {
  const { pathname } = new URL(url);
  const [first = ''] = helpPages;
  return (
    helpPages.find((page) => page !== first && `${pathname}/`.startsWith(page.slice(0, -first.length + 1))) ??
    first
  );
}

/** Pages opened before the worker existed. */
async function keepOpenPages() {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = open.map(({ url }) => url).filter(isPublic);
  await Promise.all(seen.map((url) => fetch(url).then((response) => keepPage(url, response)))).catch(ignore);
}

async function deleteOldStores() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => ![help, pages, files].includes(name)).map((name) => caches.delete(name)),
  );
}

/**
 * Whether the page is ours and the same for everyone. Unknown queries are excluded, because they would create endless
 * copies.
 * @param {string} url
 */
function isPublic(url) {
  const { origin, pathname, search } = new URL(url);
  return (
    origin === worker.location.origin &&
    publicPaths.includes(pathname) &&
    (search === '' || /^\?(tab|redirect)=[a-z-]+$/.test(search))
  );
}

/** @param {Response} response */
function mayKeep(response) {
  const { ok, type, redirected, headers } = response;
  return ok && type === 'basic' && !redirected && !headers.get('cache-control')?.includes('no-store');
}

/**
 * @param {string} store
 * @param {RequestInfo} request
 */
const find = async (store, request) => (await caches.open(store)).match(request, { ignoreVary: true });

/**
 * Appends an entry and deletes the oldest beyond the limit.
 * @param {string} store
 * @param {RequestInfo} request
 * @param {Response} response
 */
async function put(store, request, response) {
  const cache = await caches.open(store);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  const tooMany = Math.max(0, keys.length - (most.get(store) ?? keys.length));
  await Promise.all(keys.slice(0, tooMany).map((key) => cache.delete(key)));
}

/** Failing to cache (no space, network lost) must not prevent showing the page. */
function ignore() {}
