import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedPageState, refreshCachedPage, watchCachedPageState } from './cached-page.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { kept: 'yes' } } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('is fresh again after the server has answered all queries of the cached page', async () => {
  const ask = vi.fn(async () => new Response('[]'));
  vi.stubGlobal('fetch', ask);
  const listener = vi.fn();
  const end = watchCachedPageState(listener);
  expect(cachedPageState()).toBe('kept');
  await refreshCachedPage(newClient());
  expect(cachedPageState()).toBe('fresh');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(3);
  // A page that is not cached refetches nothing.
  await refreshCachedPage(newClient());
  expect(ask).toHaveBeenCalledTimes(3);
  end();
});

test('stays marked as cached while any query is missing', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('plans') ? new Response('{}', { status: 503 }) : new Response('[]'),
  );
  await refreshCachedPage(newClient());
  expect(cachedPageState()).toBe('kept');
});
