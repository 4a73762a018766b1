import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { secondFactors, users } from '../tables.server.ts';
import { createStaffAccounts, StaffNameTaken } from './service.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let testApp: TestApp;
let accounts: ReturnType<typeof createStaffAccounts>;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  accounts = createStaffAccounts({
    db: testApp.db,
    clock,
    publicUrl: 'http://onyar.test',
    afterCreating: async () => {},
  });
});
afterAll(() => testApp.stop());

const create = async (fields: { email?: string } = {}) => {
  const username = newName();
  const colleague = { username, role: 'reception', fullName: 'Marta Soler', email: null, ...fields } as const;
  return { username, url: await accounts.create(colleague) };
};
const choose = (url: string, chosen = password) =>
  testApp.visitor().post('/api/password/reset', {
    token: new URLSearchParams(new URL(url).hash.slice(1)).get('token'),
    password: chosen,
  });
const signIn = async (username: string, tried = password) => {
  const visitor = testApp.visitor();
  const reply = await visitor.post('/api/login', { username, password: tried });
  return { visitor, status: reply.statusCode };
};
const actionsOn = async (username: string) => {
  const [user] = await testApp.db.select().from(users).where(eq(users.username, username));
  const rows = await testApp.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${user?.id}`));
  return rows.filter(({ actorKind }) => actorKind === 'system').map(({ action, detail }) => [action, detail]);
};

test('lets a colleague set a password with a link that works once within seven days, and open the agenda', async () => {
  const { username, url } = await create({ email: 'marta@example.org' });
  const [mail] = await testApp.db.select().from(outbox).where(eq(outbox.recipient, 'marta@example.org'));
  expect(mail?.text).toContain(url);
  expect(mail).toMatchObject({
    channel: 'email',
    kind: 'account.recovery',
    expiresAt: new Date(clock.now().getTime() + 7 * 86_400_000),
  });
  clock.advance(6 * 24 * 60);
  expect((await choose(url)).statusCode).toBe(200);
  expect((await choose(url, 'casa-de-paper-8')).statusCode).toBe(410);
  const { visitor } = await signIn(username);
  expect((await visitor.get('/api/staff/me')).json()).toMatchObject({
    name: 'Marta Soler',
    role: 'reception',
  });
  expect(await actionsOn(username)).toEqual([['staff.created', { job: 'staff' }]]);
});

test('sends every link to a shared, unverified mailbox', async () => {
  const email = 'equip@example.org';
  const urls: string[] = [];
  for (let n = 0; n < 7; n++) urls.push((await create({ email })).url);
  const mails = await testApp.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails.map(({ status }) => status)).toEqual(Array(7).fill('queued'));
  for (const [index, url] of urls.entries()) expect(mails[index]?.text).toContain(url);
});

test('expires the link after a week and allows no sign-in without it', async () => {
  const { username, url } = await create();
  expect((await signIn(username)).status).toBe(401);
  clock.advance(7 * 24 * 60);
  expect((await choose(url)).statusCode).toBe(410);
});

test('refuses a taken or look-alike username and stores nothing', async () => {
  const { username } = await create();
  const before = await testApp.db.$count(users);
  for (const taken of [username, username.toUpperCase(), 'direccion'])
    await expect(
      accounts.create({ username: taken, role: 'admin', fullName: 'X', email: null }),
    ).rejects.toThrow('is in use');
  // Accounts opened by the previous release have no look yet; their name is taken all the same.
  await testApp.db.update(users).set({ usernameLook: null }).where(eq(users.username, username));
  await expect(
    accounts.create({ username, role: 'admin', fullName: 'X', email: null }),
  ).rejects.toBeInstanceOf(StaffNameTaken);
  expect(await testApp.db.$count(users)).toBe(before);
});

test('deletes password, second factor and sessions on a reset and enables a disabled account', async () => {
  const { username, url } = await create();
  await choose(url);
  const { visitor } = await signIn(username);
  await visitor.post('/api/staff/second-factor/setup');
  await accounts.disable(username);
  expect((await visitor.get('/api/staff/me')).statusCode).toBe(401);
  expect((await signIn(username)).status).toBe(401);
  const again = await accounts.reset(username);
  expect((await signIn(username)).status).toBe(401);
  expect(await testApp.db.$count(secondFactors)).toBe(0);
  expect((await choose(again, 'casa-de-paper-9')).statusCode).toBe(200);
  expect((await signIn(username, 'casa-de-paper-9')).status).toBe(200);
  expect((await actionsOn(username)).map(([action]) => action)).toEqual([
    ...['staff.created', 'staff.disabled', 'staff.reset'],
  ]);
});

test('refuses the link of a disabled account', async () => {
  const { username, url } = await create();
  await accounts.disable(username);
  expect((await choose(url)).statusCode).toBe(410);
});

test('refuses to reset or disable clients', async () => {
  const { user } = await testApp.person();
  await expect(accounts.reset(user.username)).rejects.toThrow('There is no staff account');
  await expect(accounts.disable(user.username)).rejects.toThrow('There is no staff account');
});

test('lists all staff with their state and no clients', async () => {
  const { username } = await create();
  const { user } = await testApp.person();
  await accounts.disable(username);
  const rows = await accounts.list();
  expect(rows.find((row) => row.username === username)).toMatchObject({
    role: 'reception',
    hasSecondFactor: false,
    disabledAt: clock.now(),
  });
  expect(rows.map((row) => row.username)).not.toContain(user.username);
});
