import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { withAdvisoryLock } from '#tests/support/servers/locks.ts';
import { withRealHashing } from '#tests/support/setup/quick-hashing.ts';
import { sessions, users } from './tables.server.ts';
import { toLookalikeKey } from './username-lookalikes.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

describe('POST /api/register', () => {
  test('opens an account and a session and returns nothing secret', async () => {
    const visitor = testApp.visitor();
    const username = newName();
    const reply = await visitor.post('/api/register', {
      username,
      password,
      fullName: 'Ona Vila',
      email: 'ona@example.org',
      phone: '+34 600 000 001',
      address: '',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.any(Number),
      username,
      fullName: 'Ona Vila',
      email: 'ona@example.org',
      emailVerified: false,
      phone: '+34 600 000 001',
      phoneVerified: false,
      address: null,
      language: 'es',
      role: 'client',
      requiresEmailVerification: true,
    });
    expect((await visitor.get('/api/user')).json()).toMatchObject({ username });
    const { id } = reply.json() as { id: number };
    const noted = await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, id));
    expect(noted).toMatchObject([{ action: 'account.registered', subject: `user:${id}`, at: clock.now() }]);
  });

  test('needs only a username and a password, and requires no verification without an e-mail', async () => {
    const reply = await testApp.visitor().post('/api/register', { username: newName(), password });
    expect(reply.json()).toMatchObject({ email: null, requiresEmailVerification: false });
  });

  test.each([
    [{ username: 'ab' }, 'username', 'El nombre de usuario debe tener al menos 3 caracteres'],
    [{ username: undefined }, 'username', 'El nombre de usuario debe tener al menos 3 caracteres'],
    [{ password: undefined }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ password: '123456' }, 'password', 'Esa contraseña es demasiado fácil de adivinar. Elige otra.'],
    [{ username: 'a\nb\u001bc' }, 'username', 'Escríbelo en una sola línea'],
    [{ username: '\u200b\u200b\u200b' }, 'username', 'El nombre de usuario necesita alguna letra o cifra'],
    [{ fullName: 'Ona\r\nBcc: x@example.org' }, 'fullName', 'Escríbelo en una sola línea'],
    [{ email: 'no-es-un-correo' }, 'email', 'Escribe un correo electrónico válido'],
    [{ phone: '12' }, 'phone', 'Por favor, introduce un número de teléfono válido'],
  ])('refuses %j at its field and stores nothing', async (wrong, field, sentence) => {
    const body: { username?: string | undefined; password?: string | undefined } = {
      username: newName(),
      password,
      ...wrong,
    };
    const reply = await testApp.visitor().post('/api/register', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ message: sentence, fields: { [field]: sentence } });
    expect(
      await testApp.db
        .select()
        .from(users)
        .where(eq(users.username, body.username ?? '')),
    ).toEqual([]);
  });

  test.each([
    ['a non-breaking space', 'ona@example.org\u00a0'],
    ['a zero-width space', '\u200bona@example.org'],
    ['a byte order mark and a space', '\ufeffona@example.org '],
  ])('accepts an e-mail address that was pasted with %s', async (_, email) => {
    const reply = await testApp.visitor().post('/api/register', { username: newName(), password, email });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json()).toMatchObject({ email: 'ona@example.org' });
  });

  test('refuses unknown fields such as a role', async () => {
    const reply = await testApp
      .visitor()
      .post('/api/register', { username: newName(), password, role: 'admin' });
    expect(reply.statusCode).toBe(400);
  });

  test('refuses a taken username in any case', async () => {
    const { user } = await testApp.person();
    const reply = await testApp
      .visitor()
      .post('/api/register', { username: user.username.toUpperCase(), password });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fields.username).toContain('ya está en uso');
  });

  test('refuses a username that resembles another user’s, a staff member’s or the clinic’s', async () => {
    const { user } = await testApp.person({ username: 'marIa31' });
    const colleague = await testApp.person();
    await testApp.db
      .update(users)
      .set({ role: 'reception', username: 'laia-serrallonga', fullName: 'Laia Vidal' })
      .where(eq(users.id, colleague.user.id));
    const ask = async (username: string) => {
      const reply = await testApp.visitor().post('/api/register', { username, password });
      return [reply.statusCode, reply.json().code, Object.keys(reply.json().fields ?? {})];
    };
    const taken = [409, 'username_taken', ['username']];
    for (const name of ['marla3l', 'laia.serrallonga', 'laiavidal'])
      expect(await ask(name), name).toEqual(taken);
    expect(await ask('secretaria-2')).toEqual([409, 'username_reserved', ['username']]);
    // Accounts opened by the previous release have no look yet; their name is taken all the same.
    await testApp.db.update(users).set({ usernameLook: null }).where(eq(users.id, user.id));
    expect(await ask(user.username)).toEqual(taken);
  });

  test('makes the second of two concurrent look-alike usernames wait for the first', async () => {
    const look = toLookalikeKey('pol1');
    const { hasWaited, answer } = await withAdvisoryLock(testApp.url, ['lookalikeName', look], () =>
      testApp.visitor().post('/api/register', { username: 'poll', password }),
    );
    expect([hasWaited, answer.statusCode]).toEqual([true, 201]);
  });

  test('gives one of fifty concurrent registrations the username', async () => {
    const username = newName();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => testApp.visitor().post('/api/register', { username, password })),
    );
    expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1);
    expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(49);
  });
});

describe('POST /api/login', () => {
  test('returns the same response for an unknown username and a wrong password', async () => {
    const { user } = await testApp.person();
    const wrong = await testApp
      .visitor()
      .post('/api/login', { username: user.username, password: 'otra-cosa' });
    const unknown = await testApp
      .visitor()
      .post('/api/login', { username: newName(), password: 'otra-cosa' });
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.json().message).toBe('Credenciales incorrectas. Verifica tu usuario y contraseña.');
  });

  test('takes as long for an unknown username as for a wrong password', async () => {
    const { user } = await testApp.person();
    const timed = async (username: string) => {
      const start = performance.now();
      await testApp.visitor().post('/api/login', { username, password: 'otra-cosa' });
      return performance.now() - start;
    };
    // Alternating, and the fastest of each, so that other load on the machine affects both.
    const times: [number, number][] = [];
    await withRealHashing(async () => {
      for (let round = 0; round < 10; round++)
        times.push([await timed(user.username), await timed(newName())]);
    });
    const [known, unknown] = [0, 1].map((which) => Math.min(...times.map((pair) => pair[which] as number)));
    // Skipping the hash would make the unknown name at least three times faster.
    expect(unknown).toBeGreaterThan((known as number) * 0.5);
  });

  test('issues a new session id, never the browser’s, and ends the former session', async () => {
    const person = await testApp.person();
    const former = person.cookies.sid;
    await person.post('/api/login', { username: person.user.username, password });
    expect(person.cookies.sid).not.toBe(former);
    const thief = testApp.visitor();
    thief.cookies.sid = former as string;
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    const fixed = testApp.visitor();
    fixed.cookies.sid = 'chosen-by-the-attacker';
    await fixed.post('/api/login', { username: person.user.username, password });
    expect(fixed.cookies.sid).not.toBe('chosen-by-the-attacker');
  });

  test('sets the session id HttpOnly and `signed_in` readable, both Secure on https', async () => {
    const reply = await testApp.visitor().post('/api/register', { username: newName(), password });
    const cookie = (name: string) => reply.cookies.find((entry) => entry.name === name);
    expect(cookie('sid')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    // The session ends after an idle hour; `signed_in` must not outlive it.
    expect([cookie('sid')?.maxAge, cookie('signed_in')?.maxAge]).toEqual([3600, 3600]);
    expect(cookie('signed_in')).toMatchObject({ value: '1' });
    expect(cookie('signed_in')?.httpOnly).toBeUndefined();
    const secure = await startTestApp({ url: testApp.url, env: { PUBLIC_URL: 'https://onyar.test' } });
    const overHttps = await secure.visitor().post('/api/register', { username: newName(), password });
    expect(overHttps.cookies.find((entry) => entry.name === '__Host-sid')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
    });
    expect(overHttps.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.stop();
  });

  test('stores only a hash of the session id', async () => {
    const person = await testApp.person();
    const rows = await testApp.db.select().from(sessions).where(eq(sessions.userId, person.user.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.idHash).not.toContain(person.cookies.sid);
  });

  test('ends the session on the server and clears both cookies on sign-out', async () => {
    const person = await testApp.person();
    const { sid } = person.cookies;
    expect((await person.post('/api/logout')).statusCode).toBe(200);
    expect(Object.keys(person.cookies)).toEqual(['device']);
    person.cookies.sid = sid as string;
    expect((await person.get('/api/user')).statusCode).toBe(401);
  });

  test('ends the session after an idle hour and clears the readable cookie of an expired one', async () => {
    const person = await testApp.person();
    clock.advance(50);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    clock.advance(50);
    expect((await person.get('/api/user')).statusCode).toBe(200);
    clock.advance(61);
    expect((await person.get('/api/user')).statusCode).toBe(401);
    expect(Object.keys(person.cookies)).toEqual(['device']);
  });
});

describe('password guessing', () => {
  test('pauses the account after five failures, even for the right password and on every instance', async () => {
    const { user } = await testApp.person();
    const other = await startTestApp({ url: testApp.url, clock });
    const guess = (app: TestApp, tried: string) =>
      app.visitor().post('/api/login', { username: user.username.toUpperCase(), password: tried });
    for (let round = 0; round < 5; round++)
      expect((await guess(round % 2 ? other : testApp, `guess-${round}`)).statusCode).toBe(401);
    for (const app of [testApp, other]) {
      const reply = await guess(app, password);
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(20);
    }
    await other.stop();
  });

  test('compares at most five of two hundred concurrent guesses', async () => {
    const { user } = await testApp.person();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        testApp.visitor().post('/api/login', { username: user.username, password: `guess-${index}` }),
      ),
    );
    expect(replies.filter((reply) => reply.statusCode === 401).length).toBeLessThanOrEqual(5);
    expect(replies.filter((reply) => reply.statusCode === 429).length).toBeGreaterThanOrEqual(195);
  });

  test('lets the owner sign in from a known browser despite a stranger’s guesses', async () => {
    const owner = await testApp.person();
    for (let round = 0; round < 6; round++) {
      await testApp
        .visitor()
        .post('/api/login', { username: owner.user.username, password: `guess-${round}` });
    }
    const right = { username: owner.user.username, password };
    expect((await testApp.visitor().post('/api/login', right)).statusCode).toBe(429);
    expect((await owner.post('/api/login', right)).statusCode).toBe(200);
    const forged = testApp.visitor();
    forged.cookies.device = 'abc.def';
    expect((await forged.post('/api/login', right)).statusCode).toBe(429);
    const other = await testApp.person();
    expect((await other.post('/api/login', right)).statusCode).toBe(429);
  });

  test('clears the failures after a successful sign-in', async () => {
    const { user } = await testApp.person();
    const login = (tried: string) =>
      testApp.visitor().post('/api/login', { username: user.username, password: tried });
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 3; failure++) expect((await login('otra-cosa')).statusCode).toBe(401);
      expect((await login(password)).statusCode).toBe(200);
    }
  });

  test('refuses an address after twenty failures under any usernames', async () => {
    const strict = await startTestApp({ url: testApp.url, env: { LIMIT_FACTOR: '1' } });
    const codes: number[] = [];
    for (let round = 0; round < 21; round++)
      codes.push(
        (
          await strict
            .visitor('198.51.100.7')
            .post('/api/login', { username: newName(), password: 'otra-cosa' })
        ).statusCode,
      );
    expect(codes.slice(0, 20).every((code) => code === 401)).toBe(true);
    expect(codes[20]).toBe(429);
    await strict.stop();
  });
});

test('deletes expired sessions and counters and keeps current ones', async () => {
  const old = await testApp.person();
  const fresh = await testApp.person();
  await testApp.pool.query(
    `update sessions set created_at = created_at - interval '13 hours' where user_id = $1`,
    [old.user.id],
  );
  await testApp.pool.query(
    `insert into rate_limits (key, points, expire) values ('past', 1, 0), ('future', 1, 99999999999999)`,
  );
  await runJob(testApp, 'accounts.tidy');
  expect((await old.get('/api/user')).statusCode).toBe(401);
  expect((await fresh.get('/api/user')).statusCode).toBe(200);
  const { rows } = await testApp.pool.query(`select key from rate_limits where key in ('past', 'future')`);
  expect(rows).toEqual([{ key: 'future' }]);
});

test('sets the look of accounts from the previous release, even where two look alike', async () => {
  const person = await testApp.person();
  const other = await testApp.person();
  await testApp.pool.query(
    `update users set username_look = null, username = case when id = $1 then 'marIa10' else 'marla1O' end where id in ($1, $2)`,
    [person.user.id, other.user.id],
  );
  await runJob(testApp, 'accounts.tidy');
  const { rows } = await testApp.pool.query('select username_look as look from users where id in ($1, $2)', [
    person.user.id,
    other.user.id,
  ]);
  expect(rows).toEqual([{ look: 'marlalo' }, { look: 'marlalo' }]);
  expect(
    (
      await testApp.visitor().post('/api/register', { username: 'marla1o', password: 'casa-de-paper-7' })
    ).json(),
  ).toMatchObject({ code: 'username_taken' });
});
