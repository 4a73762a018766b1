import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#clinic/audit/contract.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { createLimits } from '#platform/http/limits.server.ts';
import { reseal } from '#platform/secrets/reseal.server.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { createDrafts } from '../drafts/service.server.ts';
import { sealedColumns } from '../service.server.ts';
import { secondFactorRecoveryCodes, secondFactors, users } from '../tables.server.ts';
import { refusals, wrongClockMessages } from './contract.ts';
import { spendRecoveryCode } from './queries.server.ts';
import { createSecondFactor } from './service.server.ts';
import { findStep, newTotpSecret } from './totp.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const agenda = '/api/staff/agenda?from=2026-11-23&to=2026-11-24';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock, env: { MODE: 'production', ...productionServices } });
});
afterAll(() => testApp.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;

/** A staff member signed in by password. */
async function staff(role: Role = 'reception'): Promise<Person> {
  const person = await testApp.person();
  await testApp.db.update(users).set({ role }).where(eq(users.id, person.user.id));
  return person;
}

/** The code that the authenticator app shows. */
const codeOf = (secret: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + stepsAway * 30_000,
  });

/** A code that is not accepted now. */
const wrongFor = (secret: string) => {
  const right = [-1, 0, 1].map((step) => codeOf(secret, step));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) as string;
};

async function setUp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await person.post('/api/staff/second-factor/setup')).json() as { secret: string };
  const reply = await person.post('/api/staff/second-factor/confirm', { code: codeOf(secret) });
  expect(reply.statusCode).toBe(200);
  // The current code is used up; the next one differs.
  clock.advance(1);
  return { secret, recoveryCodes: (reply.json() as { recoveryCodes: string[] }).recoveryCodes };
}

/** The same user in another browser, signed in by password only. */
async function signedInAnew({ user }: Person) {
  const visitor = testApp.visitor();
  expect((await visitor.post('/api/login', { username: user.username, password })).statusCode).toBe(200);
  return visitor;
}
const prove = (visitor: ReturnType<TestApp['visitor']>, code: string) =>
  visitor.post('/api/staff/second-factor/prove', { code });
const state = async (visitor: ReturnType<TestApp['visitor']>) =>
  (await visitor.get('/api/staff/me')).json() as {
    secondFactor: string;
    isLocked: boolean;
    isServerClockWrong: boolean;
  };

const calls = [
  ['GET', '/api/staff/me', undefined],
  ['POST', '/api/staff/second-factor/setup', undefined],
  ['POST', '/api/staff/second-factor/confirm', { code: '123456' }],
  ['POST', '/api/staff/second-factor/prove', { code: '123456' }],
  ['POST', '/api/staff/lock', undefined],
  ['POST', '/api/staff/unlock', { password }],
] as const;
test.each(calls)('%s %s requires a signed-in staff member', async (method, url, body) => {
  const options = {
    method,
    url,
    ...(body ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) } : {}),
  };
  expect((await testApp.visitor().send(options)).statusCode).toBe(401);
  expect((await (await testApp.person()).send(options)).statusCode).toBe(403);
});

describe('setting up', () => {
  test('opens patient data only in the session with a confirmed second factor', async () => {
    const person = await staff();
    expect((await person.get(agenda)).json()).toMatchObject({ code: 'second_factor_needed' });
    expect(await state(person)).toMatchObject({ secondFactor: 'none', hasPasskey: false });
    await setUp(person);
    expect((await person.get(agenda)).statusCode).toBe(200);
    const [noted] = await testApp.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.second-factor-confirmed'));
    expect(noted).toMatchObject({
      actorUserId: person.user.id,
      actorRole: 'reception',
      subject: `user:${person.user.id}`,
    });
    const elsewhere = await signedInAnew(person);
    expect(await state(elsewhere)).toMatchObject({ secondFactor: 'needed' });
    expect((await elsewhere.get(agenda)).statusCode).toBe(403);
  });

  test('gives the app the clinic, name and secret, and stores only the sealed secret and hashed codes', async () => {
    const person = await staff();
    const reply = await person.post('/api/staff/second-factor/setup');
    const { secret, uri } = reply.json() as { secret: string; uri: string };
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(new URL(uri).protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri)).toContain(person.user.username);
    expect(uri).toContain(`secret=${secret}`);
    const confirmed = await person.post('/api/staff/second-factor/confirm', { code: codeOf(secret) });
    const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    // The code of the confirmation is used up.
    expect((await prove(await signedInAnew(person), codeOf(secret))).json().code).toBe('wrong_code');
    const [row] = await testApp.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, person.user.id));
    const kept = await testApp.db
      .select()
      .from(secondFactorRecoveryCodes)
      .where(eq(secondFactorRecoveryCodes.userId, person.user.id));
    expect(JSON.stringify([row, kept])).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''));
    // Copied to another user's row it cannot be opened.
    const sealed = row?.sealedSecret ?? '';
    expect(testApp.secrets.open(sealed, `second_factors.sealed_secret:${person.user.id}`)).toBe(secret);
    expect(() => testApp.secrets.open(sealed, `second_factors.sealed_secret:1`)).toThrow();
  });

  test('can restart before the confirmation, and cannot be replaced afterwards with the password alone', async () => {
    const person = await staff();
    for (const way of ['confirm', 'prove'])
      expect((await person.post(`/api/staff/second-factor/${way}`, { code: '123456' })).json().code).toBe(
        'no_factor',
      );
    const first = (await person.post('/api/staff/second-factor/setup')).json() as { secret: string };
    const wrong = await person.post('/api/staff/second-factor/confirm', { code: wrongFor(first.secret) });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_code']);
    expect(wrong.json().fields).toEqual({ code: wrong.json().message });
    expect(await state(person)).toMatchObject({ secondFactor: 'none' });
    expect((await prove(person, codeOf(first.secret))).json().code).toBe('no_factor');
    await person.post('/api/staff/lock');
    const locked = await person.post('/api/staff/second-factor/confirm', { code: codeOf(first.secret) });
    expect(locked.statusCode).toBe(423);
    await person.post('/api/staff/unlock', { password });
    const { secret } = await setUp(person);
    const again = await person.post('/api/staff/second-factor/confirm', { code: codeOf(secret) });
    expect(again.json().code).toBe('factor_exists');
    for (const visitor of [person, await signedInAnew(person)])
      expect((await visitor.post('/api/staff/second-factor/setup')).json().code).toBe('factor_exists');
  });
});

describe('proving', () => {
  test('accepts codes one step before and after, refuses two steps away and repeated codes', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const proved = async (code: string) => (await prove(await signedInAnew(person), code)).statusCode;
    expect(await proved(codeOf(secret, -2))).toBe(400);
    expect(await proved(codeOf(secret, 2))).toBe(400);
    expect(await proved(codeOf(secret, -1))).toBe(200);
    expect(await proved(codeOf(secret, -1))).toBe(400);
    expect(await proved(` ${codeOf(secret, 1).replace(/^.../, '$& ')} `)).toBe(200);
    // A later code was used: an earlier one, seen over a shoulder, is invalid.
    expect(await proved(codeOf(secret, 0))).toBe(400);
  });

  test('accepts one code in one of four concurrent browsers', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signedInAnew(person)));
    const replies = await Promise.all(browsers.map((browser) => prove(browser, codeOf(secret))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('compares five of two hundred concurrent guesses and then refuses the right code too', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const thief = await signedInAnew(person);
    const replies = await Promise.all(Array.from({ length: 200 }, () => prove(thief, wrongFor(secret))));
    expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBe(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(195);
    expect((await prove(thief, codeOf(secret))).statusCode).toBe(429);
    expect((await thief.get(agenda)).statusCode).toBe(403);
  });

  test('allows twenty wrong codes a day regardless of the pauses', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const thief = await signedInAnew(person);
    const guessAfterPause = async (code: string) => {
      const key = `second-factor:${person.user.id}`;
      await testApp.pool.query('delete from rate_limits where key = $1', [key]);
      return (await prove(thief, code)).statusCode;
    };
    for (let tried = 0; tried < 20; tried++) expect(await guessAfterPause(wrongFor(secret))).toBe(400);
    expect(await guessAfterPause(codeOf(secret))).toBe(429);
  });

  test('accepts a recovery code once in any notation, and never for another account', async () => {
    const person = await staff();
    const other = await staff();
    const { recoveryCodes } = await setUp(person);
    await setUp(other);
    const [one = '', two = ''] = recoveryCodes;
    expect((await prove(await signedInAnew(other), one)).statusCode).toBe(400);
    expect(
      (await prove(await signedInAnew(person), ` ${one.toLowerCase().replace('-', ' ')}`)).statusCode,
    ).toBe(200);
    expect((await prove(await signedInAnew(person), one)).statusCode).toBe(400);
    const both = await Promise.all([await signedInAnew(person), await signedInAnew(person)]);
    const replies = await Promise.all(both.map((browser) => prove(browser, two)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const log = await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, person.user.id));
    expect(log.filter(({ action }) => action === 'account.recovery-code-used')).toHaveLength(2);
  });
});

describe('data stored by the previous release', () => {
  test('accepts an old recovery code once, for its own account only', async () => {
    const person = await staff();
    const other = await staff();
    await setUp(person);
    await setUp(other);
    const { id } = person.user;
    const codeHmac = testApp.secrets.sign(JSON.stringify([id, 'ABCDEFGHJK']), 'second-factor-recovery');
    for (const userId of [id, other.user.id])
      await testApp.db.insert(secondFactorRecoveryCodes).values({ userId, codeHmac });
    expect((await prove(await signedInAnew(other), 'ABCDE-FGHJK')).json().code).toBe('wrong_code');
    const browser = await signedInAnew(person);
    expect((await prove(browser, 'ABCDE-FGHJK')).json()).toMatchObject({
      secondFactor: 'proved',
      isLocked: false,
      name: person.user.username,
    });
    const spent = { userId: other.user.id, codeHmac, now: clock.now() };
    expect(await spendRecoveryCode(testApp.db, spent)).toBe(true);
    expect(await spendRecoveryCode(testApp.db, spent)).toBe(false);
  });

  test('reseals a secret and a draft with the newest key, and accepts a recovery code when no key opens the secret', async () => {
    const person = await staff();
    const { secret, recoveryCodes } = await setUp(person);
    const { id } = person.user;
    const draft = { place: 'booking', words: '{"a":1}', typedBy: id };
    expect((await person.post('/api/staff/drafts', draft)).statusCode).toBe(200);
    const { rows } = await testApp.pool.query('select max(id) as id from drafts');
    const places = [`second_factors.sealed_secret:${id}`, `drafts.sealed_words:${rows[0].id}`];
    const newer = createSecrets(
      `newer:${Buffer.alloc(32, 9).toString('base64')},${productionServices.SECRET_KEYS}`,
    );
    await reseal(testApp.db, { secrets: newer, newest: 'newer', columns: sealedColumns });
    const sealedOf = async () => [
      (await testApp.pool.query('select sealed_secret as it from second_factors where user_id = $1', [id]))
        .rows[0].it,
      (await testApp.pool.query('select sealed_words as it from drafts where id = $1', [rows[0].id])).rows[0]
        .it,
    ];
    const sealed = await sealedOf();
    expect(sealed.map((each) => each.split('.')[0])).toEqual(['newer', 'newer']);
    expect(sealed.map((each, n) => newer.open(each, places[n] as string))).toEqual([secret, draft.words]);
    // This instance does not have the key.
    expect((await person.get('/api/staff/drafts')).json()).toEqual([]);
    const browser = await signedInAnew(person);
    const reply = await prove(browser, codeOf(secret));
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().message]).toEqual([
      503,
      '60',
      'Ahora no podemos comprobar los códigos de tu aplicación. Usa uno de los de papel o avisa a dirección.',
    ]);
    expect((await prove(browser, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });
});

test('names a wrong server clock as a possible reason for a refused code, and accepts a recovery code', async () => {
  const person = await staff();
  const other = await staff();
  const { secret, recoveryCodes } = await setUp(person);
  const { secret: unconfirmed } = (await other.post('/api/staff/second-factor/setup')).json() as {
    secret: string;
  };
  testApp.outages.report(
    'clock',
    'the clock of this machine is 2 h 0 min behind that of the database server',
  );
  try {
    const browser = await signedInAnew(person);
    const refused = (await prove(browser, codeOf(secret, 240))).json();
    expect(refused).toMatchObject({ code: 'wrong_code', message: wrongClockMessages().prove });
    expect(refused.fields).toEqual({ code: wrongClockMessages().prove });
    const first = await other.post('/api/staff/second-factor/confirm', { code: codeOf(unconfirmed, 240) });
    expect(first.json()).toMatchObject({ code: 'wrong_code', message: wrongClockMessages().setUp });
    expect((await prove(browser, 'ABCDE-FGHJK')).json().message).toBe(refusals.wrong_code.message);
    expect((await prove(browser, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  } finally {
    clock.advance(2);
    testApp.outages.clear('clock');
  }
});

test('says before a code is typed that the server clock is wrong', async () => {
  const person = await staff();
  const isSaid = async () => (await state(person)).isServerClockWrong;
  expect(await isSaid()).toBe(false);
  testApp.outages.report('clock', 'the clock of this machine is 3 h 0 min ahead of that of the wallet');
  try {
    expect(await isSaid()).toBe(true);
  } finally {
    clock.advance(2);
    testApp.outages.clear('clock');
  }
  expect(await isSaid()).toBe(false);
});

test('returns no staff state for a missing account', async () => {
  const { db, pool, secrets, outages } = testApp;
  const deps = { db, clock, limits: createLimits(pool, 1), secrets, outages };
  const viewer = {
    userId: 2_147_483_000,
    role: 'reception',
    isProved: true,
    isLocked: false,
    sessionId: 'none',
  };
  await expect(
    createSecondFactor({ ...deps, publicUrl: productionServices.PUBLIC_URL }).me(viewer),
  ).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  await expect(
    createDrafts(deps).keep(viewer, { place: 'booking', words: '{}', typedBy: viewer.userId }),
  ).rejects.toMatchObject({ code: 'sign_in_required' });
});

test('computes a code’s step as the number of half minutes since 1970', () => {
  const now = new Date('2026-11-23T08:00:44Z');
  const secret = newTotpSecret();
  const steps = [-1, 0, 1].map((away) =>
    findStep(
      secret,
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + away * 30_000 }),
      now,
    ),
  );
  expect(steps).toEqual([59_847_360, 59_847_361, 59_847_362]);
});

describe('a shared desk', () => {
  test('shows only the user’s identity while locked, until the password unlocks it', async () => {
    const person = await staff();
    await setUp(person);
    expect((await person.post('/api/staff/lock')).json()).toMatchObject({ isLocked: true });
    for (const url of [agenda, '/api/appointments', '/api/me/export'])
      expect((await person.get(url)).json(), url).toMatchObject({ code: 'locked' });
    expect((await person.get('/api/user')).statusCode).toBe(200);
    expect((await person.post('/api/staff/second-factor/setup')).statusCode).toBe(423);
    const wrong = await person.post('/api/staff/unlock', { password: 'otra-cosa' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_password']);
    expect(wrong.json().fields).toEqual({ password: 'La contraseña no es correcta.' });
    expect((await person.post('/api/staff/unlock', { password })).json()).toMatchObject({
      isLocked: false,
      secondFactor: 'proved',
    });
    expect((await person.get(agenda)).statusCode).toBe(200);
  });

  test('unlocks with a code too, but the password alone proves no second factor', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    await person.post('/api/staff/lock');
    const opened = { secondFactor: 'proved', isLocked: false };
    expect((await person.post('/api/staff/unlock', { code: codeOf(secret) })).json()).toMatchObject(opened);
    expect((await person.get(agenda)).statusCode).toBe(200);
    const elsewhere = await signedInAnew(person);
    await elsewhere.post('/api/staff/lock');
    await elsewhere.post('/api/staff/unlock', { password });
    expect(await state(elsewhere)).toEqual(
      expect.objectContaining({ secondFactor: 'needed', isLocked: false }),
    );
    expect((await person.post('/api/staff/unlock', { password, code: '123456' })).statusCode).toBe(400);
  });

  test('locks after 15 idle minutes and ends twelve hours after sign-in', async () => {
    const person = await staff();
    await setUp(person);
    clock.advance(13);
    expect((await person.get(agenda)).statusCode).toBe(200);
    clock.advance(15);
    expect((await person.get(agenda)).statusCode).toBe(423);
    // A refused request does not count as activity.
    expect((await person.get(agenda)).statusCode).toBe(423);
    clock.advance(11 * 60);
    expect(await state(person)).toMatchObject({ isLocked: true });
    expect((await person.post('/api/staff/unlock', { password })).statusCode).toBe(200);
    expect((await person.get(agenda)).statusCode).toBe(200);
    clock.advance(31);
    expect((await person.get('/api/staff/me')).statusCode).toBe(401);
  });

  test('compares five of two hundred concurrent passwords', async () => {
    const person = await staff();
    await person.post('/api/staff/lock');
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => person.post('/api/staff/unlock', { password: `guess-${at}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBe(5);
    expect((await state(person)).isLocked).toBe(true);
  });
});

test('signs a disabled user out at once and refuses password and recovery link', async () => {
  const person = await staff();
  await setUp(person);
  await testApp.db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, person.user.id));
  expect((await person.get('/api/staff/me')).statusCode).toBe(401);
  const right = { username: person.user.username, password };
  const unknown = await testApp.visitor().post('/api/login', { username: 'nadie-de-aqui', password });
  const reply = await testApp.visitor().post('/api/login', right);
  expect([reply.statusCode, reply.body]).toEqual([unknown.statusCode, unknown.body]);
});
