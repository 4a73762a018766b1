import { deviceNow } from '../browser/clock.ts';
import { readFromTab, removeFromTab, saveInTab, tabStorageMs } from '../browser/tab-storage.ts';

/** Why asking ends: also what is under way then is nobody's. */
export const personGone = Symbol('the person is gone');

/** A request whose outcome is not known yet: it is repeated with the same key, for half an hour after it was made. */
type OpenRequest = { key: string; wish: unknown; savedAt: number };

/** Where the browser keeps nothing, the page does. */
const open = new Map<string, OpenRequest>();
/** Whatever is being asked about on this page. */
const asking = new Set<AbortController>();
const prefix = 'request:';
const names = 'requests';

/**
 * The key of a request that is about to be sent. The same wish has the same key as long as nobody knows what became of it,
 * also over a reload of the page (for half an hour, in this tab); another wish has another one.
 * @param name one request of a name is open at a time
 * @param wish plain JSON
 */
export function openRequest(name: string, wish: unknown, now: Date): string {
  const former = findRequest(name, now);
  const isSame = former !== undefined && JSON.stringify(former.wish) === JSON.stringify(wish);
  const request = isSame ? former : { key: newKey(), wish, savedAt: now.getTime() };
  open.set(name, request);
  // Kept since it was made: asking again makes it no younger.
  saveInTab(prefix + name, { key: request.key, wish }, new Date(request.savedAt));
  saveInTab(names, { all: [...new Set([...keptNames(now), name])] }, now);
  return request.key;
}

/** What is still open under a name, from before a reload as well. */
export const openWish = (name: string, now: Date): unknown => findRequest(name, now)?.wish;

/** Whether a request may still be sent again with its key. */
export const isOpenStill = (name: string, key: string, now: Date): boolean =>
  findRequest(name, now)?.key === key;

/** What became of it is known. */
export function closeRequest(name: string): void {
  open.delete(name);
  removeFromTab(prefix + name);
}

/** Begins to ask about a request; ends when its page is left, or its person. */
export function beginAsking(): AbortController {
  const controller = new AbortController();
  asking.add(controller);
  return controller;
}

/** It is known, or its page is left. */
export function endAsking(controller: AbortController): void {
  asking.delete(controller);
  controller.abort();
}

/** The session is another one: nothing of the former is sent with it. What is open stays for whoever signs in again. */
export function endAllAsking(): void {
  for (const controller of asking) controller.abort(personGone);
  asking.clear();
}

/** Whoever uses this browser next must not find what its person was asking for, nor have it sent. */
export function closeAllRequests(): void {
  endAllAsking();
  for (const name of [...keptNames(deviceNow()), ...open.keys()]) closeRequest(name);
  removeFromTab(names);
}

function findRequest(name: string, now: Date): OpenRequest | undefined {
  const here = open.get(name);
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

const keptNames = (now: Date): string[] => {
  const all = readFromTab(names, now)?.all;
  return Array.isArray(all) ? all.map(String) : [];
};

/** A key: 128 random bits. Not `randomUUID`, which pages without https do not have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
