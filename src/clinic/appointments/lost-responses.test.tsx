import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResetPersonalData, userQuery } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { closeAllRequests, findOpenRequestBody } from '#platform/idempotency/open-request.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';
import { bookingRequestName, useBook } from './api.ts';
import { useCancelLink } from './reminder-links/api.ts';

const kept = new Map<string, string>();
const fetched = vi.fn();
let client: QueryClient;
beforeEach(() => {
  kept.clear();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  closeAllRequests();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function given<T>(hook: () => T): T {
  const results: T[] = [];
  function Page(): ReactNode {
    results.push(hook());
    return null;
  }
  renderToString(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return results[0] as T;
}
const signIn = (id: number) => client.setQueryData(userQuery().queryKey, { id } as User);
const body = { type: 'office', professionalId: 1, date: '2027-01-12T08:00:00.000Z' } as const;
const wish = { userId: 7, body };
const outcomeOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);
const tenSeconds = () => vi.advanceTimersByTimeAsync(10_000);

test('never resends a lost booking after another user signs in, also from another tab', async () => {
  signIn(7);
  const asked = outcomeOf(given(useBook).mutateAsync(wish));
  await vi.advanceTimersByTimeAsync(600);
  expect(fetched).toHaveBeenCalledTimes(2);
  signIn(8);
  await tenSeconds();
  expect(await asked).toBeInstanceOf(RetryAbandoned);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('ends the retries and clears the open request on sign-out', async () => {
  signIn(7);
  const asked = outcomeOf(given(useBook).mutateAsync(wish));
  await tenSeconds();
  expect(fetched).toHaveBeenCalledTimes(5);
  given(useResetPersonalData)(null);
  expect(await asked).toBeInstanceOf(RetryAbandoned);
  window.dispatchEvent(new Event('online'));
  await tenSeconds();
  expect([fetched.mock.calls.length, findOpenRequestBody(bookingRequestName, new Date()), kept.size]).toEqual(
    [5, undefined, 0],
  );
});

test('restores the open request when the same user signs in again', async () => {
  signIn(7);
  const asked = outcomeOf(given(useBook).mutateAsync(wish));
  await tenSeconds();
  given(useResetPersonalData)({ id: 7 } as User);
  expect(await asked).toBeInstanceOf(RetryAbandoned);
  expect(findOpenRequestBody(bookingRequestName, new Date())).toEqual(wish);
});

test('does not store the secret of a reminder link in the tab', async () => {
  const asked = outcomeOf(given(useCancelLink).mutateAsync({ token: 'secreto' }));
  await tenSeconds();
  expect([fetched.mock.calls.length, [...kept.values()]]).toEqual([5, []]);
  closeAllRequests();
  expect(await asked).toBeInstanceOf(RetryAbandoned);
});
