import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createAuthenticator } from '#tests/support/passkeys/authenticator.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { createStaffAccounts } from '../staff-accounts/service.server.ts';
import { passkeys, users } from '../tables.server.ts';
import { maxPasskeys } from './terms.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const agenda = '/api/staff/agenda?from=2026-11-23&to=2026-11-24';
let testApp: TestApp;
/** The site's origin from `PUBLIC_URL`, independent of request headers. */
let here: { origin: string; rpId: string };
beforeAll(async () => {
  testApp = await startTestApp({ clock, env: { MODE: 'production', ...productionServices } });
  const { origin, hostname } = new URL(productionServices.PUBLIC_URL);
  here = { origin, rpId: hostname };
});
afterAll(() => testApp.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;
type Visitor = ReturnType<TestApp['visitor']>;

/** A staff member who has proved the second factor with a code. */
async function staff(): Promise<Person> {
  const person = await testApp.person();
  await testApp.db.update(users).set({ role: 'reception' }).where(eq(users.id, person.user.id));
  const { secret } = (await person.post('/api/staff/second-factor/setup')).json() as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  expect((await person.post('/api/staff/second-factor/confirm', { code })).statusCode).toBe(200);
  return person;
}

/** The same user in another browser, signed in by password only. */
async function signedInAnew({ user }: Person): Promise<Visitor> {
  const visitor = testApp.visitor();
  expect((await visitor.post('/api/login', { username: user.username, password })).statusCode).toBe(200);
  return visitor;
}

const begin = async (person: Visitor) =>
  (await person.post('/api/staff/passkeys/begin', { password })).json() as { challenge: string };
const ask = async (visitor: Visitor) =>
  (await visitor.post('/api/staff/second-factor/passkey/begin')).json() as { challenge: string };
const prove = (visitor: Visitor, signed: object) => visitor.post('/api/staff/second-factor/passkey', signed);

async function withPasskey(name = 'mi móvil') {
  const person = await staff();
  const key = createAuthenticator();
  const made = key.make(await begin(person), here);
  const reply = await person.post('/api/staff/passkeys', { name, ...made });
  expect(reply.statusCode).toBe(201);
  return { person, key, id: (reply.json() as { id: number }).id };
}

/** A forged authenticator that sends another key's credential id but signs with its own key. */
const forgedBy = (key: ReturnType<typeof createAuthenticator>) => {
  const forger = createAuthenticator();
  return (...signed: Parameters<typeof key.sign>) => ({
    ...forger.sign(...signed),
    credentialId: key.credentialId,
  });
};
const detailsOf = async ({ user }: Person, action: string) =>
  (await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, user.id)))
    .filter((row) => row.action === action)
    .map(({ detail, subject }) => ({ detail, subject }));

const actionsOf = async ({ user }: Person) =>
  (await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, user.id))).map(
    ({ action }) => action,
  );

test('accepts a passkey instead of a code, and still accepts app and recovery codes', async () => {
  const { person, key } = await withPasskey();
  const visitor = await signedInAnew(person);
  expect((await visitor.get('/api/staff/me')).json()).toMatchObject({
    secondFactor: 'needed',
    hasPasskey: true,
  });
  expect((await visitor.get(agenda)).statusCode).toBe(403);
  const asked = await visitor.post('/api/staff/second-factor/passkey/begin');
  expect(asked.json()).toMatchObject({
    rpId: here.rpId,
    allowCredentials: [{ id: key.credentialId, transports: ['usb'] }],
  });
  const reply = await prove(
    visitor,
    key.sign(asked.json() as { challenge: string }, { ...here, counter: 2 }),
  );
  expect(reply.json()).toMatchObject({ secondFactor: 'proved', isLocked: false });
  expect((await visitor.get(agenda)).statusCode).toBe(200);
  expect((await person.get('/api/staff/passkeys')).json()).toMatchObject([
    { name: 'mi móvil', lastUsedAt: clock.now().toISOString() },
  ]);
  expect(await actionsOf(person)).toContain('account.passkey-added');
});

test('refuses a signature used before, in the same or another browser', async () => {
  const { person, key } = await withPasskey();
  const visitor = await signedInAnew(person);
  const thief = await signedInAnew(person);
  const signed = key.sign(await ask(visitor), { ...here, counter: 2 });
  expect((await prove(visitor, signed)).statusCode).toBe(200);
  expect((await prove(visitor, signed)).json().code).toBe('wrong_passkey');
  await ask(thief);
  expect((await prove(thief, signed)).json().code).toBe('wrong_passkey');
  expect((await thief.get(agenda)).statusCode).toBe(403);
});

test.each([
  ['of another origin', { origin: 'https://onyar.example.net' }, {}],
  ['for another site', { rpId: 'example.net' }, {}],
  ['by a copy, which counts no further', { counter: 1 }, {}],
  ['of another wish', {}, { challenge: 'AAAA' }],
])('refuses a signature %s', async (_, told, wish) => {
  const { person, key } = await withPasskey();
  const visitor = await signedInAnew(person);
  const asked = { ...(await ask(visitor)), ...wish };
  const reply = await prove(visitor, key.sign(asked, { ...here, counter: 2, ...told }));
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'wrong_passkey']);
  expect((await visitor.get(agenda)).statusCode).toBe(403);
  expect((await actionsOf(person)).includes('account.passkey-copied')).toBe('counter' in told);
});

test('refuses a signature by another key under the same id without logging a copied passkey', async () => {
  const { person, key } = await withPasskey();
  const visitor = await signedInAnew(person);
  const reply = await prove(visitor, forgedBy(key)(await ask(visitor), { ...here, counter: 2 }));
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'wrong_passkey']);
  expect((await visitor.get(agenda)).statusCode).toBe(403);
  expect(await actionsOf(person)).not.toContain('account.passkey-copied');
});

test('accepts a passkey that never counts, and requires a counting one to keep counting', async () => {
  const person = await staff();
  const still = createAuthenticator();
  const made = still.make(await begin(person), { ...here, counter: 0 });
  const added = await person.post('/api/staff/passkeys', { name: 'llave', ...made });
  expect(added.json()).toMatchObject({
    name: 'llave',
    createdAt: clock.now().toISOString(),
    lastUsedAt: null,
  });
  const { id } = added.json() as { id: number };
  const proved = async (counter: number) => {
    const visitor = await signedInAnew(person);
    return (await prove(visitor, still.sign(await ask(visitor), { ...here, counter }))).statusCode;
  };
  const asked = [];
  for (const counter of [0, 0, 3, 3, 0, 2, 4]) asked.push(await proved(counter));
  expect(asked).toEqual([200, 200, 200, 400, 400, 400, 200]);
  const subject = `user:${person.user.id}`;
  expect(await detailsOf(person, 'account.passkey-copied')).toEqual(
    Array(3).fill({ subject, detail: { passkey: id } }),
  );
  expect(await detailsOf(person, 'account.passkey-added')).toEqual([{ subject, detail: { passkey: id } }]);
});

test('offers no challenge without a passkey, limits challenges to twenty in 15 minutes and resets the limit after a success', async () => {
  const { person, key } = await withPasskey();
  const none = await staff();
  expect((await none.post('/api/staff/second-factor/passkey/begin')).json().code).toBe('wrong_passkey');
  const visitor = await signedInAnew(person);
  const askTwenty = async () => {
    let asked = await ask(visitor);
    for (let n = 1; n < 20; n++) asked = await ask(visitor);
    return asked;
  };
  const last = await askTwenty();
  expect((await prove(visitor, key.sign(last, { ...here, counter: 2 }))).statusCode).toBe(200);
  await askTwenty();
  const refused = await visitor.post('/api/staff/second-factor/passkey/begin');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
});

test('asks the browser for a new key of this site and user with every supported algorithm', async () => {
  const { person, key } = await withPasskey();
  await testApp.db.update(users).set({ fullName: 'Ona Vila' }).where(eq(users.id, person.user.id));
  const reply = await person.post('/api/staff/passkeys/begin', { password });
  expect(reply.json()).toEqual({
    rp: { id: here.rpId, name: clinicContact().name },
    user: {
      id: Buffer.from(String(person.user.id)).toString('base64url'),
      name: person.user.username,
      displayName: 'Ona Vila',
    },
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: [{ id: key.credentialId, type: 'public-key', transports: ['usb'] }],
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    attestation: 'none',
    timeout: 5 * 60_000,
  });
  const nameless = await (await staff()).post('/api/staff/passkeys/begin', { password });
  expect(nameless.json().user.displayName).toBe(nameless.json().user.name);
});

test('adds one of two concurrent last passkeys and refuses to begin another', async () => {
  const { person, key } = await withPasskey();
  const other = await signedInAnew(person);
  await prove(other, key.sign(await ask(other), { ...here, counter: 2 }));
  const userId = person.user.id;
  for (let n = 2; n < maxPasskeys; n++)
    await testApp.db.insert(passkeys).values({
      userId,
      name: 'otra',
      credentialId: `otra-${userId}-${n}`,
      publicKey: 'x',
      counter: 0,
      transports: [],
      createdAt: clock.now(),
    });
  const wishes: { browser: Visitor; body: object }[] = [];
  for (const browser of [person, other]) {
    const made = createAuthenticator().make(await begin(browser), here);
    wishes.push({ browser, body: { name: 'la última', ...made } });
  }
  const theirs = `select 1 from users where id = ${userId} for update`;
  const replies = await withRowLocks(testApp.url, theirs, 2, () =>
    Promise.all(wishes.map(({ browser, body }) => browser.post('/api/staff/passkeys', body))),
  );
  expect(replies.map((reply) => reply.json().code ?? 'added').toSorted()).toEqual([
    'added',
    'too_many_passkeys',
  ]);
  const late = await person.post('/api/staff/passkeys/begin', { password });
  expect(late.json().code).toBe('too_many_passkeys');
});

test('refuses another user’s passkey, an expired challenge and a passkey from another site', async () => {
  const { person, key } = await withPasskey();
  const { key: foreign } = await withPasskey();
  const visitor = await signedInAnew(person);
  expect((await prove(visitor, foreign.sign(await ask(visitor), { ...here, counter: 2 }))).statusCode).toBe(
    400,
  );
  const late = await ask(visitor);
  clock.advance(6);
  expect((await prove(visitor, key.sign(late, { ...here, counter: 2 }))).statusCode).toBe(400);
  // One passkey for two accounts, and one created on a foreign page.
  const other = await staff();
  const twice = await other.post('/api/staff/passkeys', {
    name: 'otra',
    ...foreign.make(await begin(other), here),
  });
  expect(twice.json().code).toBe('passkey_known');
  const elsewhere = createAuthenticator().make(await begin(other), {
    ...here,
    origin: 'https://example.net',
  });
  expect((await other.post('/api/staff/passkeys', { name: 'otra', ...elsewhere })).json().code).toBe(
    'wrong_passkey',
  );
});

test('requires the password to add a passkey, logs a removal and treats another user’s passkey as missing', async () => {
  const { person, id, key } = await withPasskey();
  const wrong = await person.post('/api/staff/passkeys/begin', { password: 'otra-cosa' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_password']);
  expect(wrong.json().fields).toEqual({ password: 'La contraseña no es correcta.' });
  const other = await staff();
  const foreign = await other.send({ method: 'DELETE', url: `/api/staff/passkeys/${id}` });
  const unknown = await other.send({ method: 'DELETE', url: '/api/staff/passkeys/99999999' });
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  const visitor = await signedInAnew(person);
  const asked = await ask(visitor);
  expect((await person.send({ method: 'DELETE', url: `/api/staff/passkeys/${id}` })).statusCode).toBe(200);
  expect((await prove(visitor, key.sign(asked, { ...here, counter: 2 }))).statusCode).toBe(400);
  expect(await detailsOf(person, 'account.passkey-removed')).toEqual([
    { subject: `user:${person.user.id}`, detail: { passkey: id } },
  ]);
});

test('accepts no prove challenge to add a passkey and no add challenge to prove', async () => {
  const { person, key } = await withPasskey();
  const mine = createAuthenticator().make(await ask(person), here);
  const added = await person.post('/api/staff/passkeys', { name: 'de otra persona', ...mine });
  expect([added.statusCode, added.json().code]).toEqual([400, 'wrong_passkey']);
  const signed = key.sign(await begin(person), { ...here, counter: 2 });
  expect((await prove(person, signed)).json().code).toBe('wrong_passkey');
  expect((await person.get('/api/staff/passkeys')).json()).toHaveLength(1);
});

test('refuses to add or remove a passkey without the second factor and at a locked desk', async () => {
  const { person, id } = await withPasskey();
  const half = await signedInAnew(person);
  const wished = await begin(person);
  expect((await person.post('/api/staff/lock')).statusCode).toBe(200);
  const made = { name: 'otra', ...createAuthenticator().make(wished, here) };
  for (const [visitor, code] of [
    [half, 403],
    [person, 423],
  ] as const) {
    expect((await visitor.post('/api/staff/passkeys/begin', { password })).statusCode).toBe(code);
    expect((await visitor.post('/api/staff/passkeys', made)).statusCode).toBe(code);
    expect((await visitor.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(code);
  }
});

test('does not unlock a locked desk with a passkey, which counts only after the password', async () => {
  const { person, key } = await withPasskey();
  const asked = await ask(person);
  await person.post('/api/staff/lock');
  expect((await prove(person, key.sign(asked, { ...here, counter: 2 }))).json().code).toBe('locked');
  expect((await person.post('/api/staff/second-factor/passkey/begin')).json().code).toBe('locked');
  expect((await person.get(agenda)).statusCode).toBe(423);
});

test('removes all passkeys when the director resets the account', async () => {
  const { person } = await withPasskey();
  const accounts = createStaffAccounts({
    db: testApp.db,
    clock,
    publicUrl: here.origin,
    afterCreating: async () => {},
  });
  await accounts.reset(person.user.username);
  expect(await testApp.db.select().from(passkeys).where(eq(passkeys.userId, person.user.id))).toEqual([]);
});
