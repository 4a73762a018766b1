// The site without a connection. Whoever installs it, or reads how to, keeps the public pages that they have seen and the
// page of help numbers. Nothing of anybody is kept: only pages that are the same for all, and the files they are made of.
// Every other request (calls, one person's pages, other sites) passes as if this worker were not there.
// `publicPaths` is put before this text by src/site-files/installation.ts; src/offline-worker/tsconfig.json has it checked by the compiler.

// Cast: to the compiler every worker is one of no special kind.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const helpPage = '/sin-conexion';

// Raised when what stands in them changes its shape: stores of other names are deleted.
const help = 'help-1';
const pages = 'pages-1';
const files = 'files-1';
/** The oldest go first. A build has some 120 files: there is room for the next one beside it. */
const most = new Map([
  [pages, 30],
  [files, 250],
]);

let isHelpFresh = false;

worker.addEventListener('install', (event) => {
  // What is kept suits every version: a new worker need not wait until the old one's pages are closed.
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
  // A file of the build never changes under its name.
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOr(event));
  else if (/^\/(drawings|scenes|icons)\//.test(pathname)) event.respondWith(newOr(event));
});

/**
 * From the network while there is one and the server is well; else the page as it was last seen, which then says so; else what
 * the server said, or the numbers to call.
 * @param {FetchEvent} event
 */
async function showPage(event) {
  try {
    const response = await fetch(event.request);
    if (response.status >= 500) return (await asItWas(event.request)) ?? response;
    // Once for each time that the browser wakes it, so that a changed number does not stay wrong.
    if (!isHelpFresh) event.waitUntil(keepHelp().catch(ignore));
    event.waitUntil(keepPage(event.request.url, response.clone()).catch(ignore));
    return response;
  } catch {
    return (await asItWas(event.request)) ?? (await find(help, helpPage)) ?? Response.error();
  }
}

/**
 * A kept page, marked as such for `offline-note.tsx`: the browser itself may well be connected.
 * @param {Request} request
 */
async function asItWas(request) {
  const kept = await find(pages, request);
  if (kept === undefined) return undefined;
  const headers = new Headers(kept.headers);
  // They speak of the bytes that came over the wire.
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
 * Keeps a public page with the files that it names.
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
  const page = await fetch(helpPage, { cache: 'reload' });
  // A server that is ill answers, too: the numbers are kept from a good day.
  if (!page.ok) throw new Error(`${page.status}: ${helpPage}`);
  await put(help, helpPage, page);
  isHelpFresh = true;
}

/** The pages that were open before there was a worker. */
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
 * A page of ours that is the same for everybody. Other queries than its own two would make copies without end.
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
 * Puts it at the end, and lets the oldest go.
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

/** What cannot be kept (no room, a network that went away) is no reason to show nothing. */
function ignore() {}
