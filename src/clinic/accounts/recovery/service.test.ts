import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { exhaustLetterLimit, listLetters, runQueued } from '#tests/support/words/letters.ts';
import { recoveryLinks, users } from '../tables.server.ts';
import { setPassword } from './queries.server.ts';

const password = 'casa-de-paper-7';
const next = 'tres gats al balcó';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const forget = (usernameOrEmail: string, app = testApp, address?: string) =>
  app.visitor(address).post('/api/password/forgot', { usernameOrEmail });
const reset = (token: string, chosen = next) =>
  testApp.visitor().post('/api/password/reset', { token, password: chosen });
const login = (username: string, tried: string) =>
  testApp.visitor().post('/api/login', { username, password: tried });

/** A user with a mailbox of their own, which receives up to five links an hour. */
const newPerson = () => testApp.person({ email: `${newName()}@example.org` });
const tokenIn = (text = '') => /\/nueva-contrasena#token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
const recoveryLetters = async (userId: number) =>
  (await listLetters(testApp, userId)).filter(({ kind }) => kind === 'account.recovery');
/** Requests a link and reads its token from the e-mail. */
async function linkFor(person: { user: { id: number; username: string } }): Promise<string> {
  await forget(person.user.username);
  await runQueued(testApp, 'accounts.send-recovery-links');
  return tokenIn((await recoveryLetters(person.user.id)).at(-1)?.text);
}

describe('requesting a link', () => {
  test('returns the same response for known, unknown, closed and e-mail-less accounts', async () => {
    const known = await newPerson();
    const mute = await testApp.person({ email: null });
    const closed = await testApp.person({ email: `${newName()}@example.org` });
    await closed.delete('/api/me', { password });
    const names = [known.user.username, mute.user.username, closed.user.username, newName(), 'x@example.org'];
    const replies = await Promise.all(names.map((name) => forget(name)));
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(replies[0]?.body);
      expect(reply.json().message).toMatch(/^Si hay una cuenta con esos datos y tiene correo electrónico/);
    }
  });

  test('sends an e-mail that names the account and holds a 30-minute link, and stores only its hash', async () => {
    const person = await testApp.person({ email: 'ona@example.org' });
    const token = await linkFor(person);
    const [letter] = await recoveryLetters(person.user.id);
    expect(letter).toMatchObject({
      recipient: 'ona@example.org',
      expiresAt: new Date(clock.now().getTime() + 30 * 60_000),
    });
    expect(letter?.text).toContain(`«${person.user.username}»`);
    expect(letter?.text).toContain(`http://onyar.test/nueva-contrasena#token=${token}`);
    const [row] = await testApp.db
      .select()
      .from(recoveryLinks)
      .where(eq(recoveryLinks.userId, person.user.id));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('sends a link for each account that shares an address, five at most', async () => {
    const email = `${newName()}@example.org`;
    const family = [];
    for (let count = 0; count < 6; count++) family.push(await testApp.person({ email }));
    await forget(email.toUpperCase());
    await runQueued(testApp, 'accounts.send-recovery-links');
    const letters = await Promise.all(family.map(({ user }) => recoveryLetters(user.id)));
    expect(letters.map((each) => each.length)).toEqual([1, 1, 1, 1, 1, 0]);
    // The account with that username comes before the accounts with that address.
    const called = await testApp.person({ username: email, email: `${newName()}@example.org` });
    await forget(email);
    await runQueued(testApp, 'accounts.send-recovery-links');
    expect(await recoveryLetters(called.user.id)).toHaveLength(1);
  });

  test('sends nothing for a closed account', async () => {
    const email = `${newName()}@example.org`;
    const closed = await testApp.person({ email });
    // Requested before the account was closed, sent after.
    await forget(email);
    await closed.delete('/api/me', { password });
    await forget(email);
    await runQueued(testApp, 'accounts.send-recovery-links');
    expect(await recoveryLetters(closed.user.id)).toEqual([]);
  });

  test('sends an account three links an hour without revealing the limit', async () => {
    const person = await newPerson();
    const replies = [];
    for (let round = 0; round < 5; round++) replies.push(await forget(person.user.username));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await runQueued(testApp, 'accounts.send-recovery-links');
    expect(await recoveryLetters(person.user.id)).toHaveLength(3);
  });

  test('allows an address ten requests an hour across all instances', async () => {
    const strict = await startTestApp({ url: testApp.url, env: { LIMIT_FACTOR: '1' } });
    const codes: number[] = [];
    for (let round = 0; round < 11; round++)
      codes.push((await forget(newName(), strict, '198.51.100.9')).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
    await strict.stop();
  });
});

describe('between request and sending', () => {
  const changes = [
    ['has another address', `email = 'altra@example.org', email_verified = true, former_email = null`],
    ['is closed', 'closed_at = now()'],
  ] as const;
  test.each(changes)('sends no link to either address when the account %s', async (_, set) => {
    const person = await newPerson();
    const { id, username } = person.user;
    await forget(username);
    await withRowLocks(
      testApp.url,
      `select 1 from users where id = ${id} for update`,
      1,
      () => runQueued(testApp, 'accounts.send-recovery-links'),
      (holder) => holder.query(`update users set ${set} where id = $1`, [id]),
    );
    expect(await recoveryLetters(id)).toEqual([]);
    expect(await testApp.db.select().from(recoveryLinks).where(eq(recoveryLinks.userId, id))).toEqual([]);
  });

  test('keeps the former link valid when the new one is not sent', async () => {
    const email = `${newName()}@example.org`;
    const person = await testApp.person({ email });
    const token = await linkFor(person);
    await exhaustLetterLimit(testApp.db, person.user.id, email, clock.now());
    await forget(person.user.username);
    await runQueued(testApp, 'accounts.send-recovery-links');
    expect((await recoveryLetters(person.user.id)).map(({ status }) => status)).toEqual([
      'queued',
      'suppressed',
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('throws when a password is set for a missing account', async () => {
    await expect(setPassword(testApp.db, 2_147_483_000, 'x')).rejects.toThrow('there is no user 2147483000');
  });
});

describe('using the link', () => {
  test('sets the password, ends every session, notifies the user and logs the change', async () => {
    const person = await newPerson();
    const elsewhere = testApp.visitor();
    await elsewhere.post('/api/login', { username: person.user.username, password });
    const reply = await reset(await linkFor(person));
    expect(reply.statusCode).toBe(200);
    expect((await person.get('/api/user')).statusCode).toBe(401);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    expect((await login(person.user.username, password)).statusCode).toBe(401);
    expect((await login(person.user.username, next)).statusCode).toBe(200);
    expect((await listLetters(testApp, person.user.id)).at(-1)?.subject).toBe('Tu contraseña ha cambiado');
    const actions = await testApp.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.user.id}`));
    expect(actions.map(({ action }) => action)).toContain('account.password-reset');
  });

  test('signs nobody in and ends this browser’s session', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    const reply = await person.post('/api/password/reset', { token, password: next });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(person.cookies)).toEqual(['device']);
  });

  test('works for exactly half an hour', async () => {
    const token = await linkFor(await newPerson());
    clock.advance(30 - 1 / 60);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('works once', async () => {
    const token = await linkFor(await newPerson());
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'una altra paraula');
    expect([again.statusCode, again.json().code]).toEqual([410, 'link_over']);
  });

  test('accepts one of twenty concurrent uses', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `paraula-nova-${index}`)),
    );
    const winners = replies.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    expect((await login(person.user.username, `paraula-nova-${winners[0]}`)).statusCode).toBe(200);
  });

  test('ends the session of a concurrent sign-in with the former password', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    const thieves = Array.from({ length: 4 }, () => testApp.visitor());
    await Promise.all([
      reset(token),
      ...thieves.map((thief) => thief.post('/api/login', { username: person.user.username, password })),
    ]);
    for (const thief of thieves) expect((await thief.get('/api/user')).statusCode).toBe(401);
  });

  test('refuses a sign-in whose password changes while it is compared', async () => {
    const { user } = await newPerson();
    const changing = await testApp.pool.connect();
    try {
      await changing.query('begin');
      await changing.query('update users set password_hash = $2 where id = $1', [user.id, 'argon2id$$']);
      const trying = login(user.username, password);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await testApp.pool.query(waiting)).rows.length).toBeGreaterThan(0);
      await changing.query('commit');
      expect((await trying).statusCode).toBe(401);
    } finally {
      await changing.query('rollback');
      changing.release();
    }
  });

  test('returns the same refusal for used, replaced, expired and unknown links and other secrets', async () => {
    const person = await newPerson();
    const replaced = await linkFor(person);
    const used = await linkFor(person);
    expect((await reset(replaced)).statusCode).toBe(410);
    await reset(used);
    const expired = await linkFor(person);
    clock.advance(30);
    const session = (await newPerson()).cookies.sid ?? '';
    const others = [replaced, used, expired, 'x'.repeat(43), session, '../../etc/passwd'];
    const replies = await Promise.all(others.map((token) => reset(token, 'una altra paraula')));
    for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([410, replies[0]?.body]);
    expect((await login(person.user.username, next)).statusCode).toBe(200);
  });

  test('refuses a link sent before the e-mail changed', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    await person.patch('/api/user', { email: 'nou@example.org', password });
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('refuses a link sent before the password changed', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    await person.post('/api/password', { current: password, next });
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await reset(token, 'una altra paraula')).statusCode).toBe(410);
    expect((await login(person.user.username, next)).statusCode).toBe(200);
  });

  test('refuses a guessable password at its field and keeps the link valid', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    for (const [weak, sentence] of [
      ['123456', 'Esa contraseña es demasiado fácil de adivinar. Elige otra.'],
      [person.user.username, 'Esa contraseña es demasiado fácil de adivinar. Elige otra.'],
      ['curt', 'La contraseña debe tener al menos 6 caracteres'],
    ] as const) {
      const reply = await reset(token, weak);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.password).toBe(sentence);
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('lets a user with five failed attempts sign in with the new password at once', async () => {
    const person = await newPerson();
    const { username } = person.user;
    // In a known browser, which has its own attempts, and in an unknown one.
    for (let round = 0; round < 5; round++) {
      await person.post('/api/login', { username, password: `guess-${round}` });
      await login(username, `guess-${round}`);
    }
    expect((await person.post('/api/login', { username, password })).statusCode).toBe(429);
    const token = await linkFor(person);
    await person.post('/api/password/reset', { token, password: next });
    expect((await person.post('/api/login', { username, password: next })).statusCode).toBe(200);
    expect((await login(username, next)).statusCode).toBe(200);
  });

  test('deletes expired links', async () => {
    const person = await newPerson();
    await linkFor(person);
    clock.advance(31);
    await runJob(testApp, 'accounts.tidy');
    const rows = await testApp.db.select().from(recoveryLinks);
    expect(rows).toEqual([]);
    expect(await testApp.db.select().from(users).where(eq(users.id, person.user.id))).toHaveLength(1);
  });
});
