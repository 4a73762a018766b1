import { deviceNow } from '../browser/clock.ts';
import { readFromTab, removeFromTab, saveInTab, tabStorageMs } from '../browser/tab-storage.ts';

/** Abort reason: the user has changed, so pending requests belong to nobody. */
export const userChanged = Symbol('the person is gone');

/** A request with unknown outcome; repeated with the same key for half an hour. */
type OpenRequest = { key: string; wish: unknown; savedAt: number };

/** In-memory copy, for when storage is blocked. */
const openInMemory = new Map<string, OpenRequest>();
/** Pending requests of this page. */
const pendingRequests = new Set<AbortController>();
const prefix = 'request:';
const names = 'requests';

/**
 * Returns the key for a request. An equal wish keeps its key until the outcome is known, also across a reload (half
 * an hour, in this tab); another wish gets a new one.
 * @param name one request per name is open at a time
 * @param wish plain JSON
 */
export function openRequest(name: string, wish: unknown, now: Date): string {
  const former = findRequest(name, now);
  const isSame = former !== undefined && JSON.stringify(former.wish) === JSON.stringify(wish);
  const request = isSame ? former : { key: newKey(), wish, savedAt: now.getTime() };
  openInMemory.set(name, request);
  // Keeps the original time: repeating does not extend it.
  saveInTab(prefix + name, { key: request.key, wish }, new Date(request.savedAt));
  saveInTab(names, { all: [...new Set([...storedNames(now), name])] }, now);
  return request.key;
}

/** The wish still open under a name, also from before a reload. */
export const findOpenRequestBody = (name: string, now: Date): unknown => findRequest(name, now)?.wish;

/** Whether a request may still be repeated with its key. */
export const isRequestOpen = (name: string, key: string, now: Date): boolean =>
  findRequest(name, now)?.key === key;

/** Closes a request whose outcome is known. */
export function closeRequest(name: string): void {
  openInMemory.delete(name);
  removeFromTab(prefix + name);
}

export function beginPending(): AbortController {
  const controller = new AbortController();
  pendingRequests.add(controller);
  return controller;
}

export function abortPending(controller: AbortController): void {
  pendingRequests.delete(controller);
  controller.abort();
}

/** Aborts pending requests when the session changes. Open ones stay for the user's next sign-in. */
export function abortAllPending(): void {
  for (const controller of pendingRequests) controller.abort(userChanged);
  pendingRequests.clear();
}

/** Clears everything on sign-out, so that the next user of the browser neither sees nor sends it. */
export function closeAllRequests(): void {
  abortAllPending();
  for (const name of [...storedNames(deviceNow()), ...openInMemory.keys()]) closeRequest(name);
  removeFromTab(names);
}

function findRequest(name: string, now: Date): OpenRequest | undefined {
  const here = openInMemory.get(name);
  if (here !== undefined) {
    const age = now.getTime() - here.savedAt;
    if (age >= 0 && age < tabStorageMs) return here;
    closeRequest(name);
    return undefined;
  }
  const kept = readFromTab(prefix + name, now);
  return typeof kept?.key === 'string'
    ? { key: kept.key, wish: kept.wish, savedAt: Number(kept.savedAt) }
    : undefined;
}

const storedNames = (now: Date): string[] => {
  const all = readFromTab(names, now)?.all;
  return Array.isArray(all) ? all.map(String) : [];
};

/** A key of 128 random bits. `randomUUID` is unavailable on pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
