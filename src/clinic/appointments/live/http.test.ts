import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mostOfOne, mostStreams } from '#platform/live/stream.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { cookieOf, originOf } from '#tests/support/chat.ts';
import { insertPeople } from '#tests/support/people.ts';
import { staffAs } from '#tests/support/staff.ts';

/** Two instances on one database. */
let one: TestApp;
let two: TestApp;
let reception: Awaited<ReturnType<typeof staffAs>>;

beforeAll(async () => {
  one = await startTestApp({ listens: true });
  two = await startTestApp({ listens: true, url: one.url });
  reception = await staffAs(one, 'reception');
  // A screen that stays open keeps the line open, too. The first word is its own beginning, the second the line's.
  const screen = await listen(two);
  await vi.waitFor(() => expect(screen.changes()).toBe(2), { timeout: 60_000 });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

const sessions = async () => (await one.pool.query('select last_seen_at from sessions')).rows;

/** Opens a stream as a browser does, and gathers what is said on it. */
async function listen(house: TestApp, headers: Record<string, string> = {}, cookie = cookieOf(reception)) {
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

test('what is planned on one instance is told to the screens of another, without a word of what it was', async () => {
  const screen = await listen(two);
  expect(screen.reply.headers.get('content-type')).toBe('text/event-stream');
  expect(screen.reply.headers.get('cache-control')).toBe('no-store');
  await expect.poll(screen.changes).toBe(1);
  expect((await plan('2027-03-01T09:00:00.000Z')).statusCode).toBe(201);
  await expect.poll(screen.changes).toBe(2);
  expect(screen.said.text).not.toMatch(/Ona|2027|office/);
  screen.end();
});

test('whoever comes back and has missed nothing is told nothing, and who has missed something once', async () => {
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

test('to listen is no sign that somebody is there: the session grows old beside an open screen', async () => {
  await one.pool.query(`update sessions set last_seen_at = now() - interval '2 minutes'`);
  const before = await sessions();
  (await listen(one)).end();
  expect(await sessions()).toEqual(before);
  await reception.get('/api/staff/me');
  expect(await sessions()).not.toEqual(before);
});

test('a stream that was left counts no more: after more than may be open at once there is room', async () => {
  // Each listens in one window, so that nobody has too many of their own.
  const crowd = await insertPeople(one.url, 25);
  await one.pool.query(`update users set role = 'reception' where username like 'gente-%'`);
  for (let left = 0; left <= mostStreams; left += crowd.length) {
    const screens = await Promise.all(crowd.map((cookie) => listen(one, {}, cookie)));
    expect(screens.map(({ reply }) => reply.status)).toEqual(crowd.map(() => 200));
    for (const screen of screens) screen.end();
  }
  const last = await listen(one);
  expect(last.reply.status).toBe(200);
  last.end();
});

test('of one person no more than a few are open: another one ends the oldest', async () => {
  const screens: Awaited<ReturnType<typeof listen>>[] = [];
  for (let count = 0; count <= mostOfOne; count++) screens.push(await listen(one));
  await expect
    .poll(() => screens.map(({ said }) => said.isOver))
    .toEqual([true, ...Array(mostOfOne).fill(false)]);
  for (const screen of screens) screen.end();
});

test('an instance that stops ends its streams at once', async () => {
  const third = await startTestApp({ listens: true, url: one.url });
  const screen = await listen(third);
  const begun = performance.now();
  await third.stop();
  await expect.poll(() => screen.said.isOver).toBe(true);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
