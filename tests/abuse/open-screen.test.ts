import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runQueued } from '#tests/support/words/letters.ts';

// Someone uses a screen the owner left open, with or without knowing the password.
const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

let owner: Awaited<ReturnType<TestApp['person']>>;
let ownAddress: string;
const thief = 'lladre@example.org';
beforeEach(async () => {
  ownAddress = `${newName()}@example.org`;
  owner = await testApp.person({ email: ownAddress });
  await testApp.pool.query('update users set email_verified = true where id = $1', [owner.user.id]);
});

/** Recipients and newest token of the recovery links requested by thief or owner. */
async function readRecoveryLinks(asked: string) {
  await testApp.pool.query("delete from outbox where kind = 'account.recovery'");
  await testApp.visitor().post('/api/password/forgot', { usernameOrEmail: asked });
  await runQueued(testApp, 'accounts.send-recovery-links');
  const { rows } = await testApp.pool.query<{ recipient: string; text: string }>(
    `select recipient, text from outbox where kind = 'account.recovery' and user_id = $1`,
    [owner.user.id],
  );
  return rows.map(({ recipient, text }) => ({ recipient, token: /token=([\w-]{43})/.exec(text)?.[1] }));
}

test('without the password the account stays with its owner', async () => {
  for (const wish of [
    { email: thief },
    { email: '' },
    { email: thief, password: '' },
    { phone: '600000666' },
  ])
    expect((await owner.patch('/api/user', wish)).statusCode).toBe(400);
  expect((await owner.get('/api/user')).json()).toMatchObject({ email: ownAddress, emailVerified: true });
  expect((await readRecoveryLinks(owner.user.username)).map(({ recipient }) => recipient)).toEqual([
    ownAddress,
  ]);
  expect(await readRecoveryLinks(thief)).toEqual([]);
});

test('with the password, and by any steps, the owner can still recover the account', async () => {
  for (const email of [thief, '', `2.${thief}`, thief])
    expect((await owner.patch('/api/user', { email, password })).statusCode).toBe(200);
  for (const asked of [owner.user.username, thief, ownAddress])
    expect((await readRecoveryLinks(asked)).map(({ recipient }) => recipient)).toEqual([ownAddress]);
  const told = await testApp.pool.query(
    "select 1 from outbox where kind = 'account.email-changed' and recipient = $1 and status = 'queued'",
    [ownAddress],
  );
  expect(told.rows).toHaveLength(4);
  // The account's daily links are used up by now.
  await testApp.pool.query("delete from rate_limits where key like 'recovery-%'");
  const [link] = await readRecoveryLinks(ownAddress);
  const next = 'tres gats al balcó';
  const reply = await testApp.visitor().post('/api/password/reset', { token: link?.token, password: next });
  expect(reply.statusCode).toBe(200);
  expect((await owner.get('/api/user')).statusCode).toBe(401);
  const { username } = owner.user;
  expect((await testApp.visitor().post('/api/login', { username, password })).statusCode).toBe(401);
  expect((await testApp.visitor().post('/api/login', { username, password: next })).statusCode).toBe(200);
});
