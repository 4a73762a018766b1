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
import { spendRecoveryCode } from './queries.server.ts';
import { createSecondFactor } from './service.server.ts';
import { newSecret, stepOf } from './totp.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const agenda = '/api/staff/agenda?from=2026-11-23&to=2026-11-24';
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ clock, env: { MODE: 'production', ...productionServices } });
});
afterAll(() => house.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;

/** Somebody of the staff who has signed in with a password. */
async function staff(role: Role = 'reception'): Promise<Person> {
  const person = await house.person();
  await house.db.update(users).set({ role }).where(eq(users.id, person.user.id));
  return person;
}

/** What the app on their telephone shows. */
const codeOf = (secret: string, stepsAway = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + stepsAway * 30_000,
  });

/** A number that is none of the codes accepted now. */
const wrongFor = (secret: string) => {
  const right = [-1, 0, 1].map((step) => codeOf(secret, step));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) as string;
};

async function setUp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await person.post('/api/staff/second-factor/setup')).json() as { secret: string };
  const reply = await person.post('/api/staff/second-factor/confirm', { code: codeOf(secret) });
  expect(reply.statusCode).toBe(200);
  // The code has been used: the next one is another.
  clock.advance(1);
  return { secret, recoveryCodes: (reply.json() as { recoveryCodes: string[] }).recoveryCodes };
}

/** The same person in another browser, by password alone. */
async function signedInAnew({ user }: Person) {
  const visitor = house.visitor();
  expect((await visitor.post('/api/login', { username: user.username, password })).statusCode).toBe(200);
  return visitor;
}
const prove = (visitor: ReturnType<TestApp['visitor']>, code: string) =>
  visitor.post('/api/staff/second-factor/prove', { code });
const state = async (visitor: ReturnType<TestApp['visitor']>) =>
  (await visitor.get('/api/staff/me')).json() as { secondFactor: string; isLocked: boolean };

const calls = [
  ['GET', '/api/staff/me', undefined],
  ['POST', '/api/staff/second-factor/setup', undefined],
  ['POST', '/api/staff/second-factor/confirm', { code: '123456' }],
  ['POST', '/api/staff/second-factor/prove', { code: '123456' }],
  ['POST', '/api/staff/lock', undefined],
  ['POST', '/api/staff/unlock', { password }],
] as const;
test.each(calls)('%s %s requires to be signed in, and is not for clients', async (method, url, body) => {
  const options = {
    method,
    url,
    ...(body ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) } : {}),
  };
  expect((await house.visitor().send(options)).statusCode).toBe(401);
  expect((await (await house.person()).send(options)).statusCode).toBe(403);
});

describe('setting up', () => {
  test('the password alone opens nothing of other people; a confirmed factor does, in this session', async () => {
    const person = await staff();
    expect((await person.get(agenda)).json()).toMatchObject({ code: 'second_factor_needed' });
    expect(await state(person)).toMatchObject({ secondFactor: 'none', hasPasskey: false });
    await setUp(person);
    expect((await person.get(agenda)).statusCode).toBe(200);
    const [noted] = await house.db
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

  test('the app learns clinic, name and secret; only the sealed secret and hashes of the codes are stored', async () => {
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
    // The code by which it was confirmed is spent.
    expect((await prove(await signedInAnew(person), codeOf(secret))).json().code).toBe('wrong_code');
    const [row] = await house.db.select().from(secondFactors).where(eq(secondFactors.userId, person.user.id));
    const kept = await house.db
      .select()
      .from(secondFactorRecoveryCodes)
      .where(eq(secondFactorRecoveryCodes.userId, person.user.id));
    expect(JSON.stringify([row, kept])).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''));
    // Moved to somebody else's row it opens nothing.
    const sealed = row?.sealedSecret ?? '';
    expect(house.secrets.open(sealed, `second_factors.sealed_secret:${person.user.id}`)).toBe(secret);
    expect(() => house.secrets.open(sealed, `second_factors.sealed_secret:1`)).toThrow();
  });

  test('until it is confirmed it can begin again; afterwards nobody with the password alone replaces it', async () => {
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
  test('a code of the step before and after is good, of two steps away not, and none twice', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const proved = async (code: string) => (await prove(await signedInAnew(person), code)).statusCode;
    expect(await proved(codeOf(secret, -2))).toBe(400);
    expect(await proved(codeOf(secret, 2))).toBe(400);
    expect(await proved(codeOf(secret, -1))).toBe(200);
    expect(await proved(codeOf(secret, -1))).toBe(400);
    expect(await proved(` ${codeOf(secret, 1).replace(/^.../, '$& ')} `)).toBe(200);
    // The later one was used: an earlier one, seen over a shoulder, is worth nothing.
    expect(await proved(codeOf(secret, 0))).toBe(400);
  });

  test('four browsers with one code at once: it opens one', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signedInAnew(person)));
    const replies = await Promise.all(browsers.map((browser) => prove(browser, codeOf(secret))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('of two hundred guesses at once five are compared, and then the right one waits, too', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const thief = await signedInAnew(person);
    const replies = await Promise.all(Array.from({ length: 200 }, () => prove(thief, wrongFor(secret))));
    expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBe(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBe(195);
    expect((await prove(thief, codeOf(secret))).statusCode).toBe(429);
    expect((await thief.get(agenda)).statusCode).toBe(403);
  });

  test('twenty wrong ones a day are all there are, whatever the pauses between them', async () => {
    const person = await staff();
    const { secret } = await setUp(person);
    const thief = await signedInAnew(person);
    const guessAfterPause = async (code: string) => {
      const key = `second-factor:${person.user.id}`;
      await house.pool.query('delete from rate_limits where key = $1', [key]);
      return (await prove(thief, code)).statusCode;
    };
    for (let tried = 0; tried < 20; tried++) expect(await guessAfterPause(wrongFor(secret))).toBe(400);
    expect(await guessAfterPause(codeOf(secret))).toBe(429);
  });

  test('a code on paper opens once, however it is typed, and never another’s account', async () => {
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
    const log = await house.db.select().from(auditLog).where(eq(auditLog.actorUserId, person.user.id));
    expect(log.filter(({ action }) => action === 'account.recovery-code-used')).toHaveLength(2);
  });
});

describe('what the release before has kept stays good', () => {
  test('a code on paper, of its own account alone, and only once', async () => {
    const person = await staff();
    const other = await staff();
    await setUp(person);
    await setUp(other);
    const { id } = person.user;
    const codeHmac = house.secrets.sign(JSON.stringify([id, 'ABCDEFGHJK']), 'second-factor-recovery');
    for (const userId of [id, other.user.id])
      await house.db.insert(secondFactorRecoveryCodes).values({ userId, codeHmac });
    expect((await prove(await signedInAnew(other), 'ABCDE-FGHJK')).json().code).toBe('wrong_code');
    const browser = await signedInAnew(person);
    expect((await prove(browser, 'ABCDE-FGHJK')).json()).toMatchObject({
      secondFactor: 'proved',
      isLocked: false,
      name: person.user.username,
    });
    const spent = { userId: other.user.id, codeHmac, now: clock.now() };
    expect(await spendRecoveryCode(house.db, spent)).toBe(true);
    expect(await spendRecoveryCode(house.db, spent)).toBe(false);
  });

  test('a secret and a draft that another key has sealed are sealed anew; of one that none opens, paper helps', async () => {
    const person = await staff();
    const { secret, recoveryCodes } = await setUp(person);
    const { id } = person.user;
    const draft = { place: 'booking', words: '{"a":1}', typedBy: id };
    expect((await person.post('/api/staff/drafts', draft)).statusCode).toBe(200);
    const { rows } = await house.pool.query('select max(id) as id from drafts');
    const places = [`second_factors.sealed_secret:${id}`, `drafts.sealed_words:${rows[0].id}`];
    const newer = createSecrets(
      `newer:${Buffer.alloc(32, 9).toString('base64')},${productionServices.SECRET_KEYS}`,
    );
    await reseal(house.db, { secrets: newer, newest: 'newer', columns: sealedColumns });
    const sealedOf = async () => [
      (await house.pool.query('select sealed_secret as it from second_factors where user_id = $1', [id]))
        .rows[0].it,
      (await house.pool.query('select sealed_words as it from drafts where id = $1', [rows[0].id])).rows[0]
        .it,
    ];
    const sealed = await sealedOf();
    expect(sealed.map((each) => each.split('.')[0])).toEqual(['newer', 'newer']);
    expect(sealed.map((each, n) => newer.open(each, places[n] as string))).toEqual([secret, draft.words]);
    // This house does not have that key.
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

test('nobody is told who an account is that there is not', async () => {
  const deps = { db: house.db, clock, limits: createLimits(house.pool, 1), secrets: house.secrets };
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

test('the step of a code is the number of half minutes since 1970', () => {
  const now = new Date('2026-11-23T08:00:44Z');
  const secret = newSecret();
  const steps = [-1, 0, 1].map((away) =>
    stepOf(
      secret,
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + away * 30_000 }),
      now,
    ),
  );
  expect(steps).toEqual([59_847_360, 59_847_361, 59_847_362]);
});

describe('a shared desk', () => {
  test('a locked session tells who it is and nothing else, until the password opens it', async () => {
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

  test('a code opens it as well; the password alone proves no second factor', async () => {
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

  test('it locks by itself after a quarter of an hour, and lives until twelve hours after signing in', async () => {
    const person = await staff();
    await setUp(person);
    clock.advance(13);
    expect((await person.get(agenda)).statusCode).toBe(200);
    clock.advance(15);
    expect((await person.get(agenda)).statusCode).toBe(423);
    // Asking is no being there.
    expect((await person.get(agenda)).statusCode).toBe(423);
    clock.advance(11 * 60);
    expect(await state(person)).toMatchObject({ isLocked: true });
    expect((await person.post('/api/staff/unlock', { password })).statusCode).toBe(200);
    expect((await person.get(agenda)).statusCode).toBe(200);
    clock.advance(31);
    expect((await person.get('/api/staff/me')).statusCode).toBe(401);
  });

  test('of two hundred passwords at once five are compared', async () => {
    const person = await staff();
    await person.post('/api/staff/lock');
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => person.post('/api/staff/unlock', { password: `guess-${at}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBe(5);
    expect((await state(person)).isLocked).toBe(true);
  });
});

test('whoever is disabled is signed out at once, and gets in neither by password nor by a link', async () => {
  const person = await staff();
  await setUp(person);
  await house.db.update(users).set({ disabledAt: clock.now() }).where(eq(users.id, person.user.id));
  expect((await person.get('/api/staff/me')).statusCode).toBe(401);
  const right = { username: person.user.username, password };
  const unknown = await house.visitor().post('/api/login', { username: 'nadie-de-aqui', password });
  const reply = await house.visitor().post('/api/login', right);
  expect([reply.statusCode, reply.body]).toEqual([unknown.statusCode, unknown.body]);
});
