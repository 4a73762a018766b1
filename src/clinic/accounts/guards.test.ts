import { argon2Sync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimits } from '#platform/http/limits.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { withRealHashing } from '#tests/support/setup/quick-hashing.ts';
import { hashPassword, verifyPassword } from './passwords/passwords.server.ts';
import { users, verificationCodes } from './tables.server.ts';
import { createCodeCheck } from './verification/checking.server.ts';
import { createCodes } from './verification/codes.server.ts';
import { createCodeSender } from './verification/sending.server.ts';

// Guards whose removal no other test detected.
const password = 'Casa-De-Paper-7';
const start = new Date('2026-11-20T09:00:00Z');
const clock = stoppedClock(start);
let testApp: TestApp;
/** With a real clinic's limits. */
let strict: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  strict = await startTestApp({ clock, url: testApp.url, env: { LIMIT_FACTOR: '1' } });
});
afterAll(async () => {
  await strict.stop();
  await testApp.stop();
});
beforeEach(() => clock.set(start));

const login = (username: string, tried: string, visitor = testApp.visitor()) =>
  visitor.post('/api/login', { username, password: tried });

describe('limits per network, not per address', () => {
  let nets = 0;
  /** As many addresses of one /64 as needed, and one of the next /64. */
  const networks = () => {
    const net = ++nets;
    return { of: (n: number) => `2001:db8:${net}:7::${n + 1}`, beside: `2001:db8:${net}:8::1` };
  };
  const codesFrom = async (count: number, ask: (address: string) => Promise<{ statusCode: number }>) => {
    const { of, beside } = networks();
    const codes: number[] = [];
    for (let n = 0; n < count; n++) codes.push((await ask(of(n))).statusCode);
    return {
      last: codes.at(-1),
      before: new Set(codes.slice(0, -1)),
      beside: (await ask(beside)).statusCode,
    };
  };

  test('refuses the 21st failed login', async () => {
    const tried = await codesFrom(21, (address) => login(newName(), 'no-es-esta', strict.visitor(address)));
    expect(tried).toEqual({ last: 429, before: new Set([401]), beside: 401 });
  });

  test('refuses the 31st registration within an hour, under any name', async () => {
    const { user } = await testApp.person();
    const tried = await codesFrom(31, (address) =>
      strict.visitor(address).post('/api/register', { username: user.username, password }),
    );
    expect(tried).toEqual({ last: 429, before: new Set([409]), beside: 409 });
    // An unused name is refused too.
    const free = await strict
      .visitor(`2001:db8:${nets}:7::100`)
      .post('/api/register', { username: newName(), password });
    expect(free.statusCode).toBe(429);
  });

  test('refuses the 11th reset link within an hour', async () => {
    const tried = await codesFrom(11, (address) =>
      strict.visitor(address).post('/api/password/forgot', { usernameOrEmail: newName() }),
    );
    expect(tried).toEqual({ last: 429, before: new Set([200]), beside: 200 });
  });
});

describe('limits per account across spellings of its name', () => {
  test('counts capitals, invisible and full-width characters as the same account', async () => {
    const { username } = (await testApp.person()).user;
    const spellings = [
      username,
      username.toUpperCase(),
      `${username}\u200b`,
      username.replace('p', 'ｐ'),
      ` ${username} `,
    ];
    for (const spelling of spellings) expect((await login(spelling, 'no-es-esta')).statusCode).toBe(401);
    for (const spelling of spellings) expect((await login(spelling, password)).statusCode).toBe(429);
  });

  test('does not count refused attempts as failures, so the pauses do not grow', async () => {
    const { username } = (await testApp.person({ password })).user;
    for (let n = 0; n < 5; n++) expect((await login(username, `guess-${n}`)).statusCode).toBe(401);
    for (let n = 0; n < 20; n++) expect((await login(username, `guess-${n}`)).statusCode).toBe(429);
    // Ends the first pause.
    await testApp.pool.query("delete from rate_limits where key like 'login-pause:%'");
    expect((await login(username, 'no-es-esta')).statusCode).toBe(401);
    const refused = await login(username, password);
    // A minute for the sixth failure, not a quarter of an hour for the 26th.
    expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true]);
  });

  test('does not count successful sign-ins against the address', async () => {
    const { username } = (await testApp.person({ password })).user;
    const codes: number[] = [];
    for (let n = 0; n < 22; n++)
      codes.push((await login(username, password, strict.visitor('198.51.100.77'))).statusCode);
    expect(new Set(codes)).toEqual(new Set([200]));
  });

  test('does not count another account’s failures', async () => {
    const { username } = (await testApp.person({ password })).user;
    const other = (await testApp.person()).user.username;
    for (let n = 0; n < 6; n++) await login(other, 'no-es-esta');
    expect((await login(username, password)).statusCode).toBe(200);
  });
});

describe('password', () => {
  test('is compared exactly, with every space and capital', async () => {
    const written = ' Tres Gats  Al Balcó ';
    const { username } = (await testApp.person({ password: written })).user;
    const nearly = [
      written.trim(),
      written.toLowerCase(),
      written.toUpperCase(),
      written.replace('  ', ' '),
      `${written} `,
      written.normalize('NFD').replace(/\p{M}/gu, ''),
    ];
    for (const near of nearly) {
      const fresh = await testApp.person({ password: written });
      expect((await login(fresh.user.username, near)).statusCode, JSON.stringify(near)).toBe(401);
    }
    expect((await login(username, written)).statusCode).toBe(200);
    // The same letters in another Unicode normal form.
    expect((await login(username, written.normalize('NFD'))).statusCode).toBe(200);
  });

  test('is stored as argon2id with 19 MiB, two passes, one lane and its own salt', async () => {
    let one = '';
    let other = '';
    await withRealHashing(async () => {
      [one, other] = [await hashPassword(password), await hashPassword(password)];
    });
    expect(one).not.toBe(other);
    const [kind, salt = '', kept] = one.split('$');
    const nonce = Buffer.from(salt, 'base64url');
    const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
    const expected = argon2Sync('argon2id', { ...cost, message: password, nonce });
    expect([kind, nonce.length, kept]).toEqual(['argon2id', 16, expected.toString('base64url')]);
  });

  test('never matches an account that does not exist, not even the stand-in’s password', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
    expect(await verifyPassword(password, undefined)).toBe(false);
    expect(await verifyPassword(password, await hashPassword(password))).toBe(true);
    expect(await verifyPassword('another', await hashPassword(password))).toBe(false);
  });
});

describe('codes', () => {
  const secrets = () => testApp.secrets;
  const target = (userId: number) => ({ userId, channel: 'email', address: 'c@example.org' }) as const;
  const at = (ms: number) => new Date(start.getTime() + ms);

  test('compares five of 200 concurrent guesses, even if one is right', async () => {
    const { id } = (await testApp.person()).user;
    const codes = createCodes({ secrets: secrets(), publicUrl: 'http://onyar.test' });
    await codes.issue(testApp.db, target(id), clock.now());
    let compared = 0;
    const counting = {
      ...codes,
      isRight: () => {
        compared += 1;
        return false;
      },
    };
    // The daily limit is checked before the attempts; this stub lets every request through.
    const limits = () => ({ spend: async () => 1, giveBack: async () => {}, forget: async () => {} });
    const check = createCodeCheck({ db: testApp.db, clock, limits, codes: counting });
    const typed = Array.from({ length: 200 }, (_, n) => String(n).padStart(6, '0'));
    await Promise.all(typed.map((code) => check(target(id), code)));
    expect(compared).toBe(5);
    const [row] = await testApp.db.select().from(verificationCodes).where(eq(verificationCodes.userId, id));
    expect([row?.tries, row?.usedAt]).toEqual([5, null]);
  });

  test('enforces a minute between two codes, to the millisecond, after both have passed the first check', async () => {
    const { id } = (await testApp.person()).user;
    const codes = createCodes({ secrets: secrets(), publicUrl: 'http://onyar.test' });
    expect(await codes.issue(testApp.db, target(id), at(0))).toBe(true);
    for (const ms of [0, 600, 59_999]) expect(await codes.issue(testApp.db, target(id), at(ms))).toBe(false);
    expect(await codes.issue(testApp.db, target(id), at(60_000))).toBe(true);
    expect(await codes.issue(testApp.db, target(id), at(119_999))).toBe(false);
  });

  test('gives the allowance back for a code that is not sent', async () => {
    const { id } = (await testApp.person()).user;
    let givenBack = 0;
    const giveBack = async () => {
      givenBack += 1;
    };
    const allowanceFor = async () => ({ reason: null, giveBack });
    const codes = createCodes({ secrets: secrets(), publicUrl: 'http://onyar.test' });
    const send = (issue: () => Promise<boolean>) =>
      createCodeSender({ db: testApp.db, clock, codes: { ...codes, issue }, allowanceFor })(
        { ...target(id), network: '192.0.2.1' },
        'Enviado',
      );
    expect(await send(async () => true)).toMatchObject({ success: true });
    expect(await send(async () => false)).toMatchObject({ success: false });
    expect(givenBack).toBe(1);
    await expect(send(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(givenBack).toBe(2);
  });

  test('limits a person to twenty checks a day across channels, even with a raised LIMIT_FACTOR', async () => {
    const person = await testApp.person({ email: `${newName()}@example.org` });
    const other = await testApp.person();
    const phone = '+34600000009';
    for (let n = 0; n < 20; n++)
      expect(
        (n % 2
          ? await person.post('/api/verify-email', { code: '1' })
          : await person.post('/api/verify/check-code', { phone, code: '1' })
        ).statusCode,
      ).toBe(200);
    expect((await person.post('/api/verify/check-code', { phone, code: '1' })).statusCode).toBe(429);
    expect((await other.post('/api/verify/check-code', { phone, code: '1' })).statusCode).toBe(200);
  });
});

const moved = (visitor: ReturnType<TestApp['visitor']>, cookies: Record<string, string>) => {
  Object.assign(visitor.cookies, cookies);
  return visitor;
};

describe('session', () => {
  const minutes = (n: number) => clock.set(new Date(start.getTime() + n * 60_000));
  const asStaff = (id: number) => testApp.db.update(users).set({ role: 'reception' }).where(eq(users.id, id));
  const status = async (person: ReturnType<TestApp['visitor']>) => (await person.get('/api/user')).statusCode;

  test('ends after exactly one idle hour', async () => {
    const one = await testApp.person();
    const other = await testApp.person();
    minutes(60 - 1 / 60);
    expect(await status(one)).toBe(200);
    minutes(60);
    expect(await status(other)).toBe(401);
  });

  test('ends twelve hours after sign-in despite activity', async () => {
    const person = await testApp.person();
    for (let minute = 50; minute < 720; minute += 50) {
      minutes(minute);
      expect(await status(person)).toBe(200);
    }
    minutes(720 - 1 / 60);
    expect(await status(person)).toBe(200);
    minutes(720);
    expect(await status(person)).toBe(401);
  });

  test('of staff locks after 15 idle minutes and ends after twelve hours despite activity', async () => {
    const idle = await testApp.person();
    const busy = await testApp.person();
    await asStaff(idle.user.id);
    await asStaff(busy.user.id);
    const ownAffairs = async () => (await idle.get('/api/appointments')).statusCode;
    for (let minute = 14; minute < 720; minute += 14) {
      minutes(minute);
      expect(await status(busy)).toBe(200);
      if (minute === 14) expect(await ownAffairs()).toBe(200);
      if (minute === 42) expect([await ownAffairs(), await status(idle)]).toEqual([423, 200]);
    }
    minutes(720);
    expect([await status(busy), await status(idle)]).toEqual([401, 401]);
  });

  test('is deleted from the table when it has expired', async () => {
    const person = await testApp.person();
    minutes(61);
    await status(person);
    const { rows } = await testApp.pool.query('select 1 from sessions where user_id = $1', [person.user.id]);
    expect(rows).toEqual([]);
  });
});

describe('hourly limits per person', () => {
  test('allows twenty exports and thirty profile changes', async () => {
    const person = await testApp.person();
    const visitor = moved(strict.visitor(), person.cookies);
    const copies: Awaited<ReturnType<typeof visitor.get>>[] = [];
    for (let n = 0; n < 21; n++) copies.push(await visitor.get('/api/me/export'));
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(200), 429]);
    // The export states its date.
    expect(copies[0]?.json()).toMatchObject({ exportedAt: clock.now().toISOString() });
    const changes: number[] = [];
    for (let n = 0; n < 31; n++)
      changes.push((await visitor.patch('/api/user', { address: `Rambla ${n}` })).statusCode);
    expect(changes).toEqual([...Array(30).fill(200), 429]);
  });
});

test('sets the device cookie HttpOnly, for the API path only, for one year', async () => {
  const reply = await testApp.visitor().post('/api/register', { username: newName(), password });
  const cookie = reply.cookies.find(({ name }) => name === 'device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 365 * 86_400 });
  expect(cookie?.secure).toBeUndefined();
});

test('raises limits by LIMIT_FACTOR except those that guard secrets', async () => {
  const limits = createLimits(testApp.pool, 3);
  const of = (name: string, fixed: boolean) => limits({ name, points: 2, seconds: 60, fixed });
  const passes = async (limit: ReturnType<typeof of>) => {
    for (let n = 1; n < 10; n++)
      try {
        await limit.spend('one');
      } catch {
        return n - 1;
      }
    return 10;
  };
  expect([await passes(of('raised', false)), await passes(of('fixed', true))]).toEqual([6, 2]);
});
