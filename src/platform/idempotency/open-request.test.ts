import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  abortAllPending,
  beginPending,
  closeAllRequests,
  closeRequest,
  findOpenRequestBody,
  isRequestOpen,
  openRequest,
} from './open-request.ts';

const now = new Date();
const wish = { date: '2027-01-12T08:00:00.000Z', notes: 'confidencial' };
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The storage of a tab, kept by a reload, and a fresh module instance. */
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

test('uses one key per wish until its outcome is known', () => {
  const key = openRequest('book', wish, now);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(openRequest('book', { ...wish }, now)).toBe(key);
  closeRequest('book');
  expect(openRequest('book', wish, now)).not.toBe(key);
});

test('uses another key for another wish', () => {
  const key = openRequest('book', wish, now);
  expect(openRequest('book', { ...wish, notes: 'otra' }, now)).not.toBe(key);
  expect(openRequest('move:1', wish, now)).not.toBe(key);
});

test('survives a reload for half an hour', async () => {
  const key = openRequest('book', wish, now);
  const page = await reloaded();
  expect(page.findOpenRequestBody('book', later(29))).toEqual(wish);
  expect(page.openRequest('book', wish, later(29))).toBe(key);
  const muchLater = await reloaded();
  expect(muchLater.findOpenRequestBody('book', later(60))).toBeUndefined();
});

test('is cleared on sign-out, including entries from before a reload', async () => {
  openRequest('book', wish, now);
  openRequest('move:1', { date: 'x' }, now);
  const page = await reloaded();
  page.closeAllRequests();
  expect(page.findOpenRequestBody('book', now)).toBeUndefined();
  expect((sessionStorage as unknown as ReturnType<typeof tab>).kept.size).toBe(0);
});

test('keeps its age when repeated, on the same page or another', async () => {
  const key = openRequest('book', wish, now);
  expect(openRequest('book', wish, later(20))).toBe(key);
  expect(isRequestOpen('book', key, later(29))).toBe(true);
  const page = await reloaded();
  expect(page.openRequest('book', wish, later(29))).toBe(key);
  expect(page.findOpenRequestBody('book', later(31))).toBeUndefined();
  expect(isRequestOpen('book', key, later(31))).toBe(false);
  expect(openRequest('book', wish, later(31))).not.toBe(key);
});

test('stops asking on sign-out; another sign-in stops it too but keeps open requests', () => {
  openRequest('book', wish, now);
  const first = beginPending();
  abortAllPending();
  expect([first.signal.aborted, findOpenRequestBody('book', now)]).toEqual([true, wish]);
  const second = beginPending();
  closeAllRequests();
  expect([second.signal.aborted, findOpenRequestBody('book', now)]).toEqual([true, undefined]);
});

test('falls back to memory when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const key = openRequest('book', wish, now);
  expect(openRequest('book', wish, now)).toBe(key);
  expect(findOpenRequestBody('book', now)).toEqual(wish);
});
