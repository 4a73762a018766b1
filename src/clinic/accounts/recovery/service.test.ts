import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { doJob } from '#tests/support/jobs.ts';
import { whileHeld } from '#tests/support/servers/locks.ts';
import { lettersTo, useUpLetters, workOff } from '#tests/support/words/letters.ts';
import { recoveryLinks, users } from '../tables.server.ts';
import { setPassword } from './queries.server.ts';

const password = 'casa-de-paper-7';
const next = 'tres gats al balcó';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ clock });
});
afterAll(() => house.stop());

const forget = (usernameOrEmail: string, app = house, address?: string) =>
  app.visitor(address).post('/api/password/forgot', { usernameOrEmail });
const reset = (token: string, chosen = next) =>
  house.visitor().post('/api/password/reset', { token, password: chosen });
const login = (username: string, tried: string) =>
  house.visitor().post('/api/login', { username, password: tried });

/** Somebody whose mailbox nobody else shares: it gets five links an hour. */
const newPerson = () => house.person({ email: `${newName()}@example.org` });
const tokenIn = (text = '') => /\/nueva-contrasena#token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
const recoveryLetters = async (userId: number) =>
  (await lettersTo(house, userId)).filter(({ kind }) => kind === 'account.recovery');
/** Asks for a link and opens the mail. */
async function linkFor(person: { user: { id: number; username: string } }): Promise<string> {
  await forget(person.user.username);
  await workOff(house, 'accounts.send-recovery-links');
  return tokenIn((await recoveryLetters(person.user.id)).at(-1)?.text);
}

describe('asking for a link', () => {
  test('known and unknown, with and without e-mail, open and closed get the same answer', async () => {
    const known = await newPerson();
    const mute = await house.person({ email: null });
    const closed = await house.person({ email: `${newName()}@example.org` });
    await closed.delete('/api/me', { password });
    const names = [known.user.username, mute.user.username, closed.user.username, newName(), 'x@example.org'];
    const replies = await Promise.all(names.map((name) => forget(name)));
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(replies[0]?.body);
      expect(reply.json().message).toMatch(/^Si hay una cuenta con esos datos y tiene correo electrónico/);
    }
  });

  test('the mail names the account, holds a link for 30 minutes, and the table only its hash', async () => {
    const person = await house.person({ email: 'ona@example.org' });
    const token = await linkFor(person);
    const [letter] = await recoveryLetters(person.user.id);
    expect(letter).toMatchObject({
      recipient: 'ona@example.org',
      expiresAt: new Date(clock.now().getTime() + 30 * 60_000),
    });
    expect(letter?.text).toContain(`«${person.user.username}»`);
    expect(letter?.text).toContain(`http://onyar.test/nueva-contrasena#token=${token}`);
    const [row] = await house.db.select().from(recoveryLinks).where(eq(recoveryLinks.userId, person.user.id));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('a family that shares an address gets a link for each of its accounts, five at most', async () => {
    const email = `${newName()}@example.org`;
    const family = [];
    for (let count = 0; count < 6; count++) family.push(await house.person({ email }));
    await forget(email.toUpperCase());
    await workOff(house, 'accounts.send-recovery-links');
    const letters = await Promise.all(family.map(({ user }) => recoveryLetters(user.id)));
    expect(letters.map((each) => each.length)).toEqual([1, 1, 1, 1, 1, 0]);
    // Whoever is called like that address comes before those who have it.
    const called = await house.person({ username: email, email: `${newName()}@example.org` });
    await forget(email);
    await workOff(house, 'accounts.send-recovery-links');
    expect(await recoveryLetters(called.user.id)).toHaveLength(1);
  });

  test('nothing is sent for a closed account', async () => {
    const email = `${newName()}@example.org`;
    const closed = await house.person({ email });
    // Asked before, sent after it was closed.
    await forget(email);
    await closed.delete('/api/me', { password });
    await forget(email);
    await workOff(house, 'accounts.send-recovery-links');
    expect(await recoveryLetters(closed.user.id)).toEqual([]);
  });

  test('an account gets three links an hour, whoever asks, and the answer does not tell', async () => {
    const person = await newPerson();
    const replies = [];
    for (let round = 0; round < 5; round++) replies.push(await forget(person.user.username));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await workOff(house, 'accounts.send-recovery-links');
    expect(await recoveryLetters(person.user.id)).toHaveLength(3);
  });

  test('one address may ask ten times an hour, on all instances together', async () => {
    const strict = await startTestApp({ url: house.url, env: { LIMIT_FACTOR: '1' } });
    const codes: number[] = [];
    for (let round = 0; round < 11; round++)
      codes.push((await forget(newName(), strict, '198.51.100.9')).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
    await strict.stop();
  });
});

describe('between asking and sending', () => {
  const changes = [
    ['has another address', `email = 'altra@example.org', email_verified = true, former_email = null`],
    ['is closed', 'closed_at = now()'],
  ] as const;
  test.each(changes)('whose account %s meanwhile is sent no link, neither here nor there', async (_, set) => {
    const person = await newPerson();
    const { id, username } = person.user;
    await forget(username);
    await whileHeld(
      house.url,
      `select 1 from users where id = ${id} for update`,
      1,
      () => workOff(house, 'accounts.send-recovery-links'),
      (holder) => holder.query(`update users set ${set} where id = $1`, [id]),
    );
    expect(await recoveryLetters(id)).toEqual([]);
    expect(await house.db.select().from(recoveryLinks).where(eq(recoveryLinks.userId, id))).toEqual([]);
  });

  test('a link that is not sent is none: the one before stays good', async () => {
    const email = `${newName()}@example.org`;
    const person = await house.person({ email });
    const token = await linkFor(person);
    await useUpLetters(house.db, person.user.id, email, clock.now());
    await forget(person.user.username);
    await workOff(house, 'accounts.send-recovery-links');
    expect((await recoveryLetters(person.user.id)).map(({ status }) => status)).toEqual([
      'queued',
      'suppressed',
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('no password is set for an account that there is not', async () => {
    await expect(setPassword(house.db, 2_147_483_000, 'x')).rejects.toThrow('there is no user 2147483000');
  });
});

describe('using the link', () => {
  test('sets the password, ends every session, tells the person, and is on record', async () => {
    const person = await newPerson();
    const elsewhere = house.visitor();
    await elsewhere.post('/api/login', { username: person.user.username, password });
    const reply = await reset(await linkFor(person));
    expect(reply.statusCode).toBe(200);
    expect((await person.get('/api/user')).statusCode).toBe(401);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    expect((await login(person.user.username, password)).statusCode).toBe(401);
    expect((await login(person.user.username, next)).statusCode).toBe(200);
    expect((await lettersTo(house, person.user.id)).at(-1)?.subject).toBe('Tu contraseña ha cambiado');
    const actions = await house.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.user.id}`));
    expect(actions.map(({ action }) => action)).toContain('account.password-reset');
  });

  test('signs nobody in, and signs out whoever is in this browser', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    const reply = await person.post('/api/password/reset', { token, password: next });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(person.cookies)).toEqual(['device']);
  });

  test('works until half an hour is over, to the second', async () => {
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

  test('of twenty that use it at once, one wins', async () => {
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

  test('a login with the former password that is under way opens nothing that stays', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    const thieves = Array.from({ length: 4 }, () => house.visitor());
    await Promise.all([
      reset(token),
      ...thieves.map((thief) => thief.post('/api/login', { username: person.user.username, password })),
    ]);
    for (const thief of thieves) expect((await thief.get('/api/user')).statusCode).toBe(401);
  });

  test('a login whose password changes while it is compared is refused', async () => {
    const { user } = await newPerson();
    const changing = await house.pool.connect();
    try {
      await changing.query('begin');
      await changing.query('update users set password_hash = $2 where id = $1', [user.id, 'argon2id$$']);
      const trying = login(user.username, password);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await house.pool.query(waiting)).rows.length).toBeGreaterThan(0);
      await changing.query('commit');
      expect((await trying).statusCode).toBe(401);
    } finally {
      await changing.query('rollback');
      changing.release();
    }
  });

  test('a used, a replaced, an expired, an unknown link and other secrets are refused alike', async () => {
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

  test('a new e-mail address takes the links to the former one back', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    await person.patch('/api/user', { email: 'nou@example.org', password });
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('a password that was changed takes the links from before it back', async () => {
    const person = await newPerson();
    const token = await linkFor(person);
    await person.post('/api/password', { current: password, next });
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await reset(token, 'una altra paraula')).statusCode).toBe(410);
    expect((await login(person.user.username, next)).statusCode).toBe(200);
  });

  test('a password that anyone would guess is refused at its field, and the link stays good', async () => {
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

  test('whoever failed five times gets in with the new password at once', async () => {
    const person = await newPerson();
    const { username } = person.user;
    // In a browser that the account knows, which has tries of its own, and in one that it does not.
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

  test('links whose time is over are cleared away', async () => {
    const person = await newPerson();
    await linkFor(person);
    clock.advance(31);
    await doJob(house, 'accounts.tidy');
    const rows = await house.db.select().from(recoveryLinks);
    expect(rows).toEqual([]);
    expect(await house.db.select().from(users).where(eq(users.id, person.user.id))).toHaveLength(1);
  });
});
