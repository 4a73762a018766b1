import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { maxStreams, maxStreamsPerUser } from '#platform/live/stream.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { cookieHeader, originOf } from '#tests/support/chat.ts';
import { insertPeople } from '#tests/support/people.ts';
import { createStaff } from '#tests/support/staff.ts';

let one: TestApp;
let two: TestApp;
let reception: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  one = await startTestApp({ listens: true });
  two = await startTestApp({ listens: true, url: one.url });
  reception = await createStaff(one, 'reception');
  // An open stream keeps the listening connection open: the first event is the stream's own, the second the
  // connection's.
  const screen = await listen(two);
  await vi.waitFor(() => expect(screen.changes()).toBe(2), { timeout: 60_000 });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

const sessions = async () => (await one.pool.query('select last_seen_at from sessions')).rows;

/** Opens a stream as a browser does and collects its events. */
async function listen(
  house: TestApp,
  headers: Record<string, string> = {},
  cookie = cookieHeader(reception),
) {
  const ends = new AbortController();
  const reply = await fetch(`${originOf(house)}/api/staff/changes`, {
    headers: { cookie, ...headers },
    signal: ends.signal,
  });
  const said = { text: '', isOver: false };
  void (async () => {
    for await (const part of reply.body ?? []) said.text += Buffer.from(part).toString();
  })()
    .catch(() => {})
    .finally(() => {
      said.isOver = true;
    });
  const changes = () => said.text.split('event: change').length - 1;
  return { reply, said, changes, end: () => ends.abort() };
}

const plan = (startsAt: string) =>
  reception.post('/api/staff/appointments', {
    person: { fullName: 'Ona Ferrer' },
    professionalId: 1,
    type: 'office',
    startsAt,
    outsideHours: true,
  });

test('sends a change made on one instance to streams of another, without its content', async () => {
  const screen = await listen(two);
  expect(screen.reply.headers.get('content-type')).toBe('text/event-stream');
  expect(screen.reply.headers.get('cache-control')).toBe('no-store');
  await expect.poll(screen.changes).toBe(1);
  expect((await plan('2027-03-01T09:00:00.000Z')).statusCode).toBe(201);
  await expect.poll(screen.changes).toBe(2);
  expect(screen.said.text).not.toMatch(/Ona|2027|office/);
  screen.end();
});

test('sends a returning client nothing without a change and one event after changes', async () => {
  const first = await listen(two);
  await expect.poll(first.changes).toBe(1);
  const newest = /id: (\S+)/.exec(first.said.text)?.[1] ?? '';
  first.end();
  const quiet = await listen(two, { 'last-event-id': newest });
  await plan('2027-03-02T09:00:00.000Z');
  await expect.poll(quiet.changes).toBe(1);
  quiet.end();
  const late = await listen(two, { 'last-event-id': newest });
  await expect.poll(late.changes).toBe(1);
  late.end();
});

test('does not extend the session of an open stream', async () => {
  await one.pool.query(`update sessions set last_seen_at = now() - interval '2 minutes'`);
  const before = await sessions();
  (await listen(one)).end();
  expect(await sessions()).toEqual(before);
  await reception.get('/api/staff/me');
  expect(await sessions()).not.toEqual(before);
});

test('frees the place of a closed stream', async () => {
  // One stream per user, so that none exceeds the limit per user.
  const crowd = await insertPeople(one.url, 25);
  await one.pool.query(`update users set role = 'reception' where username like 'gente-%'`);
  for (let left = 0; left <= maxStreams; left += crowd.length) {
    const screens = await Promise.all(crowd.map((cookie) => listen(one, {}, cookie)));
    expect(screens.map(({ reply }) => reply.status)).toEqual(crowd.map(() => 200));
    for (const screen of screens) screen.end();
  }
  const last = await listen(one);
  expect(last.reply.status).toBe(200);
  last.end();
});

test('closes the oldest stream of a user who opens too many', async () => {
  const screens: Awaited<ReturnType<typeof listen>>[] = [];
  for (let count = 0; count <= maxStreamsPerUser; count++) screens.push(await listen(one));
  await expect
    .poll(() => screens.map(({ said }) => said.isOver))
    .toEqual([true, ...Array(maxStreamsPerUser).fill(false)]);
  for (const screen of screens) screen.end();
});

test('ends its streams at once when an instance stops', async () => {
  const third = await startTestApp({ listens: true, url: one.url });
  const screen = await listen(third);
  const begun = performance.now();
  await third.stop();
  await expect.poll(() => screen.said.isOver).toBe(true);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
