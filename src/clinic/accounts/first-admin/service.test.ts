import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createFirstAdminLink } from '../service.server.ts';
import { consumeLinks } from './queries.server.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => testApp.pool.query(`update users set closed_at = now() where role = 'admin'`));

const link = (options: { voidsFormer?: boolean } = {}) =>
  createFirstAdminLink({ db: testApp.db, clock, publicUrl: 'http://onyar.test', ...options });
const open = (url: string | undefined, username = newName(), password = 'casa-de-paper-7') =>
  testApp.visitor().post('/api/staff/first-admin', {
    token: new URL(url ?? '').hash.slice(1),
    username,
    password,
    fullName: 'Ona Vilar',
    email: 'ona@example.org',
  });

test('signs the new director in, creates a patient record and logs the creation', async () => {
  const url = await link();
  expect(url).toMatch(/^http:\/\/onyar\.test\/staff\/[a-z-]+#[\w-]{43}$/);
  const reply = await open(url);
  expect(reply.json()).toMatchObject({ role: 'admin', fullName: 'Ona Vilar', email: 'ona@example.org' });
  expect(reply.cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sid', 'signed_in', 'device']),
  );
  const { id } = reply.json() as { id: number };
  const noted = await testApp.pool.query(
    'select action, actor_kind, detail from audit_log where subject = $1',
    [`user:${id}`],
  );
  expect(noted.rows).toEqual([
    { action: 'staff.created', actor_kind: 'system', detail: { job: 'first-admin' } },
  ]);
  const cards = await testApp.pool.query('select full_name from patients where user_id = $1', [id]);
  expect(cards.rows).toEqual([{ full_name: 'Ona Vilar' }]);
});

test('keeps the link valid after a weak password and does not check the password of an invalid link', async () => {
  const url = await link();
  const weak = await open(url, newName(), '123456');
  expect([weak.statusCode, weak.json().code, weak.json().fields]).toEqual([
    ...[400, 'weak_password'],
    { password: 'Esa contraseña es demasiado fácil de adivinar. Elige otra.' },
  ]);
  expect((await open(`${url}x`, newName(), '123456')).statusCode).toBe(410);
  expect((await open(url)).statusCode).toBe(201);
});

test('keeps the links of earlier starts and of other processes valid until one is used', async () => {
  const former = await link();
  const both = await Promise.all([link(), link()]);
  expect((await open(former)).statusCode).toBe(201);
  for (const url of both) expect((await open(url)).statusCode).toBe(410);
});

test('gives the account to one of two concurrent users, with the same link and with two', async () => {
  const codesOf = async (urls: (string | undefined)[]) =>
    (await Promise.all(urls.map((url) => open(url)))).map(({ statusCode }) => statusCode).sort();
  const former = await link();
  expect(await codesOf([former, await link()])).toEqual([201, 410]);
  expect(await link()).toBeUndefined();
  await testApp.pool.query(`update users set closed_at = now() where role = 'admin'`);
  const same = await link();
  expect(await codesOf([same, same])).toEqual([201, 410]);
});

test('voids former links on request', async () => {
  const former = await link();
  const latest = await link({ voidsFormer: true });
  expect((await open(former)).statusCode).toBe(410);
  expect((await open(latest)).statusCode).toBe(201);
});

test('deletes expired links when a new one is created', async () => {
  await link();
  clock.advance(24 * 60);
  await link();
  expect((await testApp.pool.query('select 1 from first_admin_links')).rowCount).toBe(1);
});

test('invalidates the link after a day and once a director account exists', async () => {
  const old = await link();
  clock.advance(24 * 60);
  expect((await open(old)).statusCode).toBe(410);
  const url = await link();
  const { user } = await testApp.person();
  await testApp.pool.query(`update users set role = 'admin' where id = $1`, [user.id]);
  expect((await open(url)).statusCode).toBe(410);
  expect(await inTransaction(testApp.db, (tx) => consumeLinks(tx, 'none', clock.now()))).toBe(false);
});

test('keeps the link valid after a taken username', async () => {
  const { user } = await testApp.person();
  const url = await link();
  const reply = await open(url, user.username);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'username_taken']);
  expect(reply.json().fields).toEqual({ username: reply.json().message });
  await testApp.person({ username: 'marIa41' });
  expect((await open(url, 'marla4l')).statusCode).toBe(409);
  // Accounts opened by the previous release have no look yet; their name is taken all the same.
  await testApp.pool.query('update users set username_look = null where id = $1', [user.id]);
  expect((await open(url, user.username)).statusCode).toBe(409);
  expect((await open(url)).statusCode).toBe(201);
});
