import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  beginAsking,
  closeAllRequests,
  closeRequest,
  endAllAsking,
  isOpenStill,
  openRequest,
  openWish,
} from './open-request.ts';

const now = new Date();
const wish = { date: '2027-01-12T08:00:00.000Z', notes: 'confidencial' };
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The storage of one tab; a reloaded page has the same one, and a module of its own. */
function tab() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
async function reloaded() {
  vi.resetModules();
  return import('./open-request.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', tab());
});
afterEach(() => {
  closeAllRequests();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a wish has one key until it is known what became of it', () => {
  const key = openRequest('book', wish, now);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(openRequest('book', { ...wish }, now)).toBe(key);
  closeRequest('book');
  expect(openRequest('book', wish, now)).not.toBe(key);
});

test('another wish has another key', () => {
  const key = openRequest('book', wish, now);
  expect(openRequest('book', { ...wish, notes: 'otra' }, now)).not.toBe(key);
  expect(openRequest('move:1', wish, now)).not.toBe(key);
});

test('outlives a reload for half an hour', async () => {
  const key = openRequest('book', wish, now);
  const page = await reloaded();
  expect(page.openWish('book', later(29))).toEqual(wish);
  expect(page.openRequest('book', wish, later(29))).toBe(key);
  const muchLater = await reloaded();
  expect(muchLater.openWish('book', later(60))).toBeUndefined();
});

test('signing out forgets everything, also what a reloaded page does not know of', async () => {
  openRequest('book', wish, now);
  openRequest('move:1', { date: 'x' }, now);
  const page = await reloaded();
  page.closeAllRequests();
  expect(page.openWish('book', now)).toBeUndefined();
  expect((sessionStorage as unknown as ReturnType<typeof tab>).kept.size).toBe(0);
});

test('asking again makes it no younger, on the same page or another', async () => {
  const key = openRequest('book', wish, now);
  expect(openRequest('book', wish, later(20))).toBe(key);
  expect(isOpenStill('book', key, later(29))).toBe(true);
  const page = await reloaded();
  expect(page.openRequest('book', wish, later(29))).toBe(key);
  expect(page.openWish('book', later(31))).toBeUndefined();
  expect(isOpenStill('book', key, later(31))).toBe(false);
  expect(openRequest('book', wish, later(31))).not.toBe(key);
});

test('whoever signs out is asked about no more; another sign-in ends it too, and keeps what is open', () => {
  openRequest('book', wish, now);
  const first = beginAsking();
  endAllAsking();
  expect([first.signal.aborted, openWish('book', now)]).toEqual([true, wish]);
  const second = beginAsking();
  closeAllRequests();
  expect([second.signal.aborted, openWish('book', now)]).toEqual([true, undefined]);
});

test('where the browser keeps nothing, the page remembers', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const key = openRequest('book', wish, now);
  expect(openRequest('book', wish, now)).toBe(key);
  expect(openWish('book', now)).toEqual(wish);
});
