import { forgetKept, keepInTab, readKept } from '../kept-in-tab.ts';

/** A request whose outcome is not known yet: it is repeated with the same key. */
type OpenRequest = { key: string; wish: unknown };

/** Where the browser keeps nothing, the page does. */
const open = new Map<string, OpenRequest>();
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
  const request = isSame ? former : { key: newKey(), wish };
  open.set(name, request);
  keepInTab(prefix + name, request, now);
  keepInTab(names, { all: [...new Set([...keptNames(now), name])] }, now);
  return request.key;
}

/** What is still open under a name, from before a reload as well. */
export const openWish = (name: string, now: Date): unknown => findRequest(name, now)?.wish;

/** What became of it is known. */
export function closeRequest(name: string): void {
  open.delete(name);
  forgetKept(prefix + name);
}

/** Whoever uses this browser next must not find what its person was asking for. */
export function closeAllRequests(): void {
  for (const name of [...keptNames(new Date()), ...open.keys()]) closeRequest(name);
  forgetKept(names);
}

function findRequest(name: string, now: Date): OpenRequest | undefined {
  const here = open.get(name);
  if (here !== undefined) return here;
  const kept = readKept(prefix + name, now);
  return typeof kept?.key === 'string' ? { key: kept.key, wish: kept.wish } : undefined;
}

const keptNames = (now: Date): string[] => {
  const all = readKept(names, now)?.all;
  return Array.isArray(all) ? all.map(String) : [];
};

/** A key: 128 random bits. Not `randomUUID`, which pages without https do not have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
