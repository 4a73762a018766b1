import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox, followEvents } from './signalling.ts';

const device = { token: 'token', peer: 'own' };

/** Requests get no reply until `isBack`. */
let isBack: boolean;
let sent: { url: string; body: Record<string, unknown> }[];
let ending: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  isBack = false;
  sent = [];
  ending = new AbortController();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    if (!isBack) return new Promise(() => {});
    return url.endsWith('/events')
      ? Response.json({ state: 'new', participants: [], signals: [], safetyAnswers: [] })
      : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a signal without a reply is sent again, before the next one', async () => {
  const outbox = createOutbox(device, ending.signal);
  outbox.add('other', 'first');
  outbox.add('other', 'second');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent.map(({ body }) => body.data)).toEqual(['first']);
  isBack = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.map(({ body }) => body.data)).toEqual(['first', 'first', 'second']);
});

test('events without a reply are asked for again, and the screen says that the server is unreachable until then', async () => {
  const told: unknown[] = [];
  // Cast: only its `update` is called, because there are no signals.
  const links = { update: () => ending.abort() } as unknown as Parameters<typeof followEvents>[1];
  const following = followEvents(
    device,
    links,
    ({ isServerReachable }) => told.push(isServerReachable),
    ending.signal,
  );
  // The server itself holds them for 20 s.
  await vi.advanceTimersByTimeAsync(25_000);
  expect([sent.length, told]).toEqual([1, []]);
  isBack = true;
  await vi.advanceTimersByTimeAsync(8_000);
  await following;
  expect([sent.length, told]).toEqual([2, [false, true]]);
});
