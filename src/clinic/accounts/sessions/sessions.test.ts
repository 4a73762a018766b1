import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import { sessions } from '../tables.server.ts';

const password = 'casa-de-paper-7';
const start = new Date('2026-11-20T09:00:00Z');
const clock = stoppedClock(start);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => clock.set(start));

const login = (visitor: ReturnType<TestApp['visitor']>, username: string, tried = password) =>
  visitor.post('/api/login', { username, password: tried });
const namesOf = (reply: { cookies: { name: string }[] }) => reply.cookies.map(({ name }) => name).toSorted();

describe('session cookies', () => {
  test('clears the cookies with the attributes they were set with', async () => {
    const person = await testApp.person();
    const reply = await person.post('/api/logout');
    const gone = { value: '', path: '/', sameSite: 'Lax', maxAge: 0, expires: new Date(0) };
    expect(reply.cookies).toEqual([
      { name: 'sid', ...gone, httpOnly: true },
      { name: 'signed_in', ...gone },
    ]);
    const secure = await startTestApp({ clock, url: testApp.url, env: { PUBLIC_URL: 'https://onyar.test' } });
    const over = await (await secure.person()).post('/api/logout');
    expect(over.cookies).toEqual([
      { name: '__Host-sid', ...gone, secure: true, httpOnly: true },
      { name: 'signed_in', ...gone, secure: true },
    ]);
    await secure.stop();
  });

  test('renews the cookies and the last use once a minute, not with every request', async () => {
    const person = await testApp.person();
    const afterwards = async (seconds: number) => {
      clock.set(new Date(start.getTime() + seconds * 1_000));
      const reply = await person.get('/api/user');
      const [row] = await testApp.db.select().from(sessions).where(eq(sessions.userId, person.user.id));
      return [namesOf(reply), ((row?.lastSeenAt.getTime() ?? 0) - start.getTime()) / 1_000];
    };
    expect(await afterwards(59)).toEqual([[], 0]);
    expect(await afterwards(60)).toEqual([[], 0]);
    expect(await afterwards(60.001)).toEqual([['sid', 'signed_in'], 60.001]);
    expect(await afterwards(61)).toEqual([[], 60.001]);
  });

  test('returns staff to a desk with the password alone when no second factor is required', async () => {
    const client = await testApp.person();
    const { user } = await createStaff(testApp, 'reception');
    const desk = testApp.visitor();
    expect(namesOf(await login(desk, client.user.username))).not.toContain('desk');
    expect(namesOf(await login(desk, user.username))).toContain('desk');
    expect((await desk.post('/api/staff/desk/leave')).statusCode).toBe(200);
    const waiting = (await desk.get('/api/staff/desk')).json() as { id: number; name: string }[];
    expect(waiting.map(({ name }) => name)).toEqual([user.username]);
    const taken = await desk.post('/api/staff/desk/take', { id: waiting[0]?.id, password });
    expect([taken.statusCode, taken.json().username]).toEqual([200, user.username]);
  });
});

test('signs in a browser that sends no user agent', async () => {
  const open = await startTestApp({ clock, url: testApp.url, listens: true });
  const { user } = await testApp.person();
  const { port } = open.app.server.address() as AddressInfo;
  const headers = { host: 'onyar.test', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const sent = request({ port, method: 'POST', path: '/api/login', headers });
  sent.end(JSON.stringify({ username: user.username, password }));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  expect(reply.statusCode).toBe(200);
  const rows = await testApp.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(rows.map(({ userAgent }) => userAgent)).toContain(null);
  await open.stop();
});

describe('a known browser', () => {
  /** The parts of the device cookie: the browser's id and its signature. */
  const partsOf = ({ cookies }: { cookies: Record<string, string> }) =>
    (cookies.device ?? '').split('.') as [string, string];

  test('is recognised only by an intact cookie, including one from the previous release', async () => {
    const { username } = (await testApp.person()).user;
    const device = 'A'.repeat(22);
    const known = testApp.visitor();
    known.cookies.device = `${device}.${testApp.secrets.sign(JSON.stringify([device, username]), 'device')}`;
    for (let n = 0; n < 6; n++) await login(testApp.visitor(), username, `guess-${n}`);
    const { device: whole } = known.cookies;
    for (const more of [`x${whole}`, `${whole}x`, whole?.replace('.', 'x')]) {
      const stranger = testApp.visitor();
      stranger.cookies.device = more ?? '';
      expect((await login(stranger, username)).statusCode, more).toBe(429);
    }
    expect((await login(known, username)).statusCode).toBe(200);
    expect(partsOf(known)[0]).toMatch(/^[\w-]{22}$/);
  });

  test('has its own attempts, independent of other browsers and accounts', async () => {
    const person = await testApp.person();
    const other = await testApp.person();
    const second = testApp.visitor();
    await login(second, person.user.username);
    for (let n = 0; n < 6; n++) await login(person, person.user.username, `guess-${n}`);
    expect((await login(person, person.user.username)).statusCode).toBe(429);
    expect((await login(second, person.user.username)).statusCode).toBe(200);
    expect((await login(other, other.user.username)).statusCode).toBe(200);
  });
});

test('stores failures of an account and of an address for 15 minutes', async () => {
  const username = newName();
  await testApp.pool.query("delete from rate_limits where key like 'login-address:%'");
  await login(testApp.visitor(), username, 'otra-cosa');
  const { rows } = await testApp.pool.query<{ key: string; left: number }>(
    `select key, (expire - extract(epoch from now()) * 1000) / 60000 as left from rate_limits
     where key = $1 or key like 'login-address:%' order by key`,
    [`login-account:${JSON.stringify([username])}`],
  );
  expect(rows.map(({ left }) => Math.round(left))).toEqual([15, 15]);
});
