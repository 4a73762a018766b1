import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptPageNow, refreshKeptPage, watchKeptPage } from './kept-page.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { kept: 'yes' } } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('a page that was kept is fresh again once the server has answered for all that it had brought', async () => {
  const ask = vi.fn(async () => new Response('[]'));
  vi.stubGlobal('fetch', ask);
  const listener = vi.fn();
  const end = watchKeptPage(listener);
  expect(keptPageNow()).toBe('kept');
  await refreshKeptPage(newClient());
  expect(keptPageNow()).toBe('fresh');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(3);
  // A page that comes from the server asks for nothing twice.
  await refreshKeptPage(newClient());
  expect(ask).toHaveBeenCalledTimes(3);
  end();
});

test('it goes on saying so while any of it is still missing', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('plans') ? new Response('{}', { status: 503 }) : new Response('[]'),
  );
  await refreshKeptPage(newClient());
  expect(keptPageNow()).toBe('kept');
});
