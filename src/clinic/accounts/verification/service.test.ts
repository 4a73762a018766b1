import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import { clinic } from '#config';
import { createLimits } from '#platform/http/limits.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { rateLimits } from '#platform/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { exhaustLetterLimit } from '#tests/support/words/letters.ts';
import { users, verificationCodes } from '../tables.server.ts';
import { markVerified } from './queries.server.ts';
import { createVerification } from './service.server.ts';

const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;

/** Unused addresses and phones, because the limits count per address. */
let count = 0;
const newEmail = () => `ona-${newName()}@example.org`;
const newPhone = () => `+346${String(10_000_000 + ++count)}`;
const newPerson = (fields: Record<string, unknown> = {}) => testApp.person({ email: newEmail(), ...fields });

const messagesOf = (person: Person, app = testApp) =>
  app.db.select().from(outbox).where(eq(outbox.userId, person.user.id)).orderBy(outbox.id);
async function lastCode(person: Person, channel: 'email' | 'sms' = 'email'): Promise<string> {
  const message = (await messagesOf(person)).findLast((one) => one.channel === channel);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none';
}
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const userOf = async (person: Person) =>
  (await testApp.db.select().from(users).where(eq(users.id, person.user.id)))[0];
const tell = async (reply: ReturnType<Person['post']>) => {
  const { statusCode } = await reply;
  return { status: statusCode, ...((await reply).json() as { success: boolean; message: string }) };
};
const typeCode = (person: Person, code: string) => tell(person.post('/api/verify-email', { code }));
const resend = (person: Person) => tell(person.post('/api/resend-verification'));
const sendTo = (person: Person, phone: string) => tell(person.post('/api/verify/send-code', { phone }));
const checkPhone = (person: Person, phone: string, code: string) =>
  tell(person.post('/api/verify/check-code', { phone, code }));
const yes = { status: 200, success: true };
const no = { status: 200, success: false };
const usedUp = 'Ese código ya se ha usado.';

describe('the first verification e-mail', () => {
  test('is sent on registration and contains the code as its only six digits', async () => {
    const email = newEmail();
    const person = await newPerson({ email, phone: '+34 600 000 001', fullName: 'Ona 123456' });
    expect(person.user).toMatchObject({ requiresEmailVerification: true, emailVerified: false });
    const messages = await messagesOf(person);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      channel: 'email',
      recipient: email,
      status: 'queued',
      expiresAt: new Date('2026-11-20T09:10:00Z'),
    });
    const { subject, text, blocks } = messages[0] ?? { subject: '', text: '', blocks: [] };
    expect(text.match(/\d{6}/g)).toHaveLength(1);
    expect(`${subject}${JSON.stringify(blocks)}`.match(/\d{6}/g)).toEqual(text.match(/\d{6}/g));
    expect(text).toContain('http://onyar.test/verify-email');
  });

  test('is not sent without an e-mail or after a refused registration', async () => {
    expect(await messagesOf(await newPerson({ email: '' }))).toEqual([]);
    const email = newEmail();
    const { username } = (await newPerson()).user;
    for (const _ of [1, 2, 3, 4])
      expect(
        (await testApp.visitor().post('/api/register', { username, password: 'casa-de-paper-7', email }))
          .statusCode,
      ).toBe(409);
    expect(await testApp.db.select().from(outbox).where(eq(outbox.recipient, email))).toEqual([]);
    // The four refused attempts do not count: the successful registration gets its e-mail.
    expect(await messagesOf(await newPerson({ email }))).toHaveLength(1);
  });

  test('is not sent to an address with three in the last hour, and the account is created all the same', async () => {
    const email = newEmail();
    for (const variant of [email, email.toUpperCase(), email.replace('@', '+dos@')])
      expect(await messagesOf(await newPerson({ email: variant }))).toHaveLength(1);
    const fourth = await newPerson({ email });
    expect(await messagesOf(fourth)).toEqual([]);
    expect((await fourth.get('/api/verify/status')).json().underWay.email).toBeNull();
    const { username } = fourth.user;
    const taken = await testApp
      .visitor()
      .post('/api/register', { username, password: 'casa-de-paper-7', email });
    expect(taken.statusCode).toBe(409);
  });

  test('stores its code as an HMAC, and no response contains either', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    const [row] = await testApp.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.userId, person.user.id));
    expect(row?.codeHmac).toMatch(/^[\w-]{43}$/);
    const replies = [await person.get('/api/user'), await person.get('/api/verify/status')];
    for (const text of [JSON.stringify(person.user), ...replies.map((reply) => reply.body)])
      for (const secret of [code, row?.codeHmac ?? '', 'hmac']) expect(text).not.toContain(secret);
  });
});

describe('verifying an e-mail', () => {
  test('accepts the right code and logs the user', async () => {
    const person = await newPerson();
    expect(await typeCode(person, ` ${await lastCode(person)} `)).toMatchObject(yes);
    expect((await person.get('/api/user')).json()).toMatchObject({ emailVerified: true });
    const noted = await testApp.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorUserId, person.user.id), eq(auditLog.action, 'account.email-verified')));
    expect(noted).toMatchObject([{ subject: `user:${person.user.id}`, at: clock.now() }]);
  });

  test('accepts a code once', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    await typeCode(person, code);
    expect(await typeCode(person, code)).toMatchObject({ ...no, message: 'Tu correo ya está verificado.' });
    expect(await resend(person)).toMatchObject({ ...no, message: 'Tu correo ya está verificado.' });
  });

  test('refuses a wrong code and states the remaining attempts', async () => {
    const person = await newPerson();
    expect(await typeCode(person, wrong(await lastCode(person)))).toEqual({
      ...no,
      message: 'El código no es correcto. Te quedan 4 intentos.',
    });
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
  });

  test('does not count an input that cannot be a code', async () => {
    const person = await newPerson();
    for (const typed of ['12345', 'abcdef', '1234567'])
      expect(await typeCode(person, typed)).toMatchObject({ ...no, message: 'El código tiene 6 dígitos.' });
    expect(await typeCode(person, await lastCode(person))).toMatchObject(yes);
  });

  test('refuses the right code after five wrong attempts', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    for (const by of [1, 2, 3, 4, 5]) expect(await typeCode(person, wrong(code, by))).toMatchObject(no);
    expect(await typeCode(person, code)).toMatchObject({
      ...no,
      message: 'Has agotado los intentos con ese código. Pide uno nuevo.',
    });
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
  });

  test('accepts a code for exactly ten minutes', async () => {
    const quick = await newPerson();
    const slow = await newPerson();
    clock.advance(599 / 60);
    expect(await typeCode(quick, await lastCode(quick))).toMatchObject(yes);
    clock.advance(1 / 60);
    expect(await typeCode(slow, await lastCode(slow))).toMatchObject({
      ...no,
      message: 'Ese código ha caducado. Pide uno nuevo.',
    });
  });

  test('refuses another user’s code', async () => {
    const email = newEmail();
    const one = await newPerson({ email });
    const other = await newPerson({ email });
    const code = await lastCode(one);
    // One time in a million both codes are equal.
    if (code !== (await lastCode(other))) expect(await typeCode(other, code)).toMatchObject(no);
    expect(await userOf(other)).toMatchObject({ emailVerified: false });
  });

  test('refuses a code for the former address after the address changed', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    await testApp.db.update(users).set({ email: newEmail() }).where(eq(users.id, person.user.id));
    expect(await typeCode(person, code)).toMatchObject({ ...no, message: 'Pide primero un código.' });
    expect((await person.get('/api/verify/status')).json().underWay.email).toBeNull();
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
  });

  test('does not mark an address that changed while its code was checked', async () => {
    const person = await newPerson();
    const checked = { userId: person.user.id, channel: 'email', address: newEmail() } as const;
    expect(await markVerified(testApp.db, checked)).toBe(false);
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
  });

  test('refuses a right code when the address changes during the check', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    const { id } = person.user;
    const answer = await withRowLocks(
      testApp.url,
      `select 1 from users where id = ${id} for update`,
      1,
      () => typeCode(person, code),
      (holder) => holder.query('update users set email = $1 where id = $2', [newEmail(), id]),
    );
    expect(answer).toMatchObject(no);
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
  });

  test('refuses an HMAC copied to another row', async () => {
    const email = newEmail();
    const one = await newPerson({ email });
    const other = await newPerson({ email });
    const hmac = sql`(select code_hmac from verification_codes where user_id = ${one.user.id})`;
    await testApp.db
      .update(verificationCodes)
      .set({ codeHmac: hmac })
      .where(eq(verificationCodes.userId, other.user.id));
    expect(await typeCode(other, await lastCode(one))).toMatchObject(no);
    expect(await typeCode(one, await lastCode(one))).toMatchObject(yes);
  });

  test('compares at most five of 200 concurrent guesses on two instances', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    const other = await startTestApp({ clock, url: testApp.url });
    const elsewhere = withCookies(other.visitor(), person);
    const guesses = Array.from({ length: 200 }, (_, index) => {
      const browser = index % 2 === 0 ? person : elsewhere;
      return browser.post('/api/verify-email', { code: wrong(code, index + 1) });
    });
    const replies = await Promise.all(guesses);
    const compared = replies.filter(({ body }) => body.includes('El código no es correcto'));
    expect(compared).toHaveLength(5);
    expect(replies.every(({ statusCode }) => [200, 429].includes(statusCode))).toBe(true);
    const [row] = await testApp.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.userId, person.user.id));
    expect(row?.tries).toBe(5);
    // Clears the daily checks, of which twenty passed, to show that the right code is refused even without
    // that limit.
    await testApp.pool.query("delete from rate_limits where key like 'code-checks:%'");
    expect(await typeCode(person, code)).toMatchObject({
      ...no,
      message: expect.stringContaining('agotado'),
    });
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
    await other.stop();
  });

  test('accepts the same right code once when sent concurrently', async () => {
    const person = await newPerson();
    const code = await lastCode(person);
    // All three have counted their attempt and matched the code before one of them uses it up.
    const theCode = `select 1 from verification_codes where user_id = ${person.user.id} for update`;
    const replies = await withRowLocks(testApp.url, theCode, 3, () =>
      Promise.all([1, 2, 3].map(() => typeCode(person, code))),
    );
    const told = replies.map(({ message }) => message).toSorted();
    expect(told).toEqual([usedUp, usedUp, 'Tu correo ha quedado verificado.']);
    const noted = await testApp.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorUserId, person.user.id), eq(auditLog.action, 'account.email-verified')));
    expect(noted).toHaveLength(1);
  });

  test('allows twenty checks a day across restarts, then responds 429 until tomorrow', async () => {
    const person = await newPerson();
    for (const _ of Array(19).keys()) expect((await typeCode(person, '123')).status).toBe(200);
    const restarted = await startTestApp({ clock, url: testApp.url });
    const again = withCookies(restarted.visitor(), person);
    expect((await again.post('/api/verify-email', { code: '123' })).statusCode).toBe(200);
    const refused = await again.post('/api/verify-email', { code: await lastCode(person) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect(await userOf(person)).toMatchObject({ emailVerified: false });
    await restarted.stop();
  });

  test('requires a code and a signed-in user', async () => {
    const person = await newPerson();
    for (const body of [
      {},
      { code: '' },
      { code: 123456 },
      { code: '1'.repeat(21) },
      { code: '1', userId: 1 },
    ])
      expect((await person.post('/api/verify-email', body)).statusCode).toBe(400);
    for (const [path, body] of [
      ['/api/verify-email', { code: '123456' }],
      ['/api/resend-verification', undefined],
      ['/api/verify/send-code', { phone: '600000001' }],
      ['/api/verify/check-code', { phone: '600000001', code: '123456' }],
    ] as const)
      expect((await testApp.visitor().post(path, body)).statusCode).toBe(401);
    expect((await testApp.visitor().get('/api/verify/status')).statusCode).toBe(401);
  });
});

describe('requesting another code', () => {
  test('replaces the former code, also in the outbox', async () => {
    const person = await newPerson();
    const former = await lastCode(person);
    await typeCode(person, wrong(former));
    clock.advance(1);
    expect(await resend(person)).toEqual({
      ...yes,
      message: 'Hemos enviado un nuevo código a tu correo electrónico',
    });
    expect((await messagesOf(person)).map(({ status }) => status)).toEqual(['void', 'queued']);
    const newer = await lastCode(person);
    if (former !== newer) expect(await typeCode(person, former)).toMatchObject(no);
    expect(await typeCode(person, newer)).toMatchObject(yes);
  });

  test('leaves an already sent message unchanged', async () => {
    const person = await newPerson();
    await testApp.db.update(outbox).set({ status: 'sent' }).where(eq(outbox.userId, person.user.id));
    clock.advance(1);
    await resend(person);
    expect((await messagesOf(person)).map(({ status }) => status)).toEqual(['sent', 'queued']);
  });

  test('requires a minute’s wait and states the remaining seconds', async () => {
    const person = await newPerson();
    clock.advance(18 / 60);
    expect(await resend(person)).toEqual({
      ...no,
      message: 'Espera 42 segundos antes de pedir otro código.',
    });
    expect((await person.get('/api/verify/status')).json().underWay.email).toEqual({
      to: (await userOf(person))?.email,
      resendInSeconds: 42,
    });
    clock.advance(42 / 60);
    expect(await resend(person)).toMatchObject(yes);
  });

  test('sends one code for 40 concurrent requests on two instances', async () => {
    const person = await newPerson();
    const other = await startTestApp({ clock, url: testApp.url });
    clock.advance(1);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const browser = index % 2 === 0 ? person : withCookies(other.visitor(), person);
        return browser.post('/api/resend-verification');
      }),
    );
    expect(replies.filter((reply) => reply.json().success)).toHaveLength(1);
    expect(await messagesOf(person)).toHaveLength(2);
    await other.stop();
  });

  test('sends three codes an hour to an address for all users, across restarts', async () => {
    const email = newEmail();
    const one = await newPerson({ email });
    const other = await newPerson({ email });
    clock.advance(1);
    expect(await resend(one)).toMatchObject(yes);
    clock.advance(1);
    const restarted = await startTestApp({ clock, url: testApp.url });
    for (const person of [one, other]) {
      const reply = await withCookies(restarted.visitor(), person).post('/api/resend-verification');
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({
        success: false,
        message: 'Ya hemos enviado 3 códigos en una hora. Inténtalo más tarde.',
      });
    }
    expect([...(await messagesOf(one)), ...(await messagesOf(other))]).toHaveLength(3);
    await restarted.stop();
  });

  test('sends five codes a day to an address', async () => {
    const person = await newPerson();
    const sent = [];
    for (const _ of Array(6).keys()) {
      await anHourPasses();
      clock.advance(2);
      sent.push(await resend(person));
    }
    expect(sent.map(({ success }) => success)).toEqual([true, true, true, true, false, false]);
    expect(sent.at(-1)?.message).toContain('Vuelve a intentarlo mañana');
    expect(await messagesOf(person)).toHaveLength(5);
  });

  test('neither sends nor checks without an e-mail', async () => {
    const person = await newPerson({ email: '' });
    expect(await resend(person)).toMatchObject({
      ...no,
      message: expect.stringContaining('no tiene correo'),
    });
    expect(await typeCode(person, '123456')).toMatchObject(no);
  });
});

describe('verifying a phone', () => {
  test('accepts the code from a single SMS and stores the number in E.164', async () => {
    const person = await newPerson();
    const phone = newPhone();
    const typed = phone.replace('+34', '').replace(/(\d{3})(?=\d)/g, '$1 ');
    expect(await checkPhone(person, typed, '123456')).toEqual({ ...no, message: 'Pide primero un código.' });
    expect(await sendTo(person, typed)).toEqual({
      ...yes,
      message: `Hemos enviado un SMS con un código al ${phone}.`,
    });
    const message = (await messagesOf(person)).at(-1);
    expect(message).toMatchObject({ channel: 'sms', recipient: phone, status: 'queued' });
    expect(message?.expiresAt?.getTime()).toBe(clock.now().getTime() + 600_000);
    expect(message?.text.length).toBeLessThanOrEqual(70);
    expect((await person.get('/api/verify/status')).json()).toMatchObject({
      verified: false,
      phone: null,
      underWay: { phone: { to: phone, resendInSeconds: 60 } },
    });
    expect(await checkPhone(person, typed, await lastCode(person, 'sms'))).toEqual({
      ...yes,
      message: 'Tu teléfono ha quedado verificado.',
    });
    expect(await userOf(person)).toMatchObject({ phone, phoneVerified: true, emailVerified: false });
    expect((await person.get('/api/verify/status')).json()).toMatchObject({
      verified: true,
      phone,
      underWay: { phone: null },
    });
    const noted = await testApp.db.select().from(auditLog).where(eq(auditLog.actorUserId, person.user.id));
    expect(noted.map(({ action }) => action)).toContain('account.phone-verified');
  });

  test('refuses a code for another number and the code of an e-mail', async () => {
    const person = await newPerson();
    const phone = newPhone();
    await sendTo(person, phone);
    const code = await lastCode(person, 'sms');
    expect(await checkPhone(person, newPhone(), code)).toMatchObject(no);
    const emailCode = await lastCode(person);
    if (emailCode !== code) expect(await checkPhone(person, phone, emailCode)).toMatchObject(no);
    expect(await userOf(person)).toMatchObject({ phone: null, phoneVerified: false });
    expect(await checkPhone(person, phone, code)).toMatchObject(yes);
    expect(await checkPhone(person, phone, code)).toMatchObject({
      ...no,
      message: 'Ese código ya se ha usado.',
    });
  });

  test.each(['972 000 112', '+33 6 12 34 56 78', '+34 806 123 456', '+34 700 123 456'])(
    'sends nothing to %s',
    async (phone) => {
      const person = await newPerson();
      const message = 'Solo podemos enviar SMS a móviles españoles: empiezan por 6 o por 7.';
      expect(await sendTo(person, phone)).toEqual({ ...no, message });
      expect(await checkPhone(person, phone, '123456')).toEqual({ ...no, message });
      expect(await messagesOf(person)).toHaveLength(1);
    },
  );

  test.each(['+34 600 12', '600 123 45', '0034 6001', '(+34) 600 123 4'])(
    'says that digits are missing in %s',
    async (phone) => {
      const person = await newPerson();
      const message = 'A ese teléfono le faltan cifras. Los móviles españoles tienen nueve.';
      expect(await sendTo(person, phone)).toEqual({ ...no, message });
    },
  );

  test('refuses an invalid number at its field', async () => {
    const person = await newPerson();
    for (const phone of ['12', '', 'seiscientos', '6'.repeat(26)]) {
      const reply = await person.post('/api/verify/send-code', { phone });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('Por favor, introduce un número de teléfono válido');
    }
  });

  test('sends three codes an hour to a number for all users', async () => {
    const phone = newPhone();
    const people = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
    const sent = [];
    for (const person of people) sent.push((await sendTo(person, phone)).success);
    expect(sent).toEqual([true, true, true, false]);
  });

  test('sends ten SMS a day for a user across all numbers', async () => {
    const person = await newPerson();
    const sent = [];
    for (const _ of Array(12).keys()) {
      sent.push((await sendTo(person, newPhone())).success);
      clock.advance(1);
    }
    expect(sent.filter(Boolean)).toHaveLength(10);
    expect(sent.slice(10)).toEqual([false, false]);
  });

  test('shares the daily SMS budget among all users', async () => {
    const budget = eq(rateLimits.key, 'code-sms-all:all');
    const person = await newPerson();
    const other = await newPerson();
    const phone = newPhone();
    await sendTo(person, phone);
    await testApp.db
      .update(rateLimits)
      .set({ points: clinic.verification.smsPerDay - 1 })
      .where(budget);
    expect(await sendTo(other, newPhone())).toMatchObject(yes);
    const third = await newPerson();
    const unlucky = newPhone();
    expect(await sendTo(third, unlucky)).toMatchObject({
      ...no,
      message: 'Hoy no podemos enviar más SMS. Vuelve a intentarlo mañana.',
    });
    expect(await messagesOf(third)).toHaveLength(1);
    await testApp.db.delete(rateLimits).where(budget);
    expect(await sendTo(third, unlucky)).toMatchObject(yes);
  });

  test('refuses at a clinic without an SMS provider and queues nothing', async () => {
    const person = await newPerson();
    const withoutTexts = verificationIn({ MODE: 'production', SMS_ENABLED: false });
    expect(await withoutTexts.sendToPhone(person.user.id, newPhone(), '192.0.2.1')).toEqual({
      success: false,
      message: 'Ahora mismo no enviamos SMS. Tu teléfono queda como está.',
    });
    expect(await messagesOf(person)).toHaveLength(1);
    const withTexts = verificationIn({ MODE: 'production', SMS_ENABLED: true });
    expect(await withTexts.sendToPhone(person.user.id, newPhone(), '192.0.2.1')).toMatchObject({
      success: true,
    });
    expect(await messagesOf(person)).toHaveLength(2);
  });

  test('sends twenty SMS a day for a network and does not count unsent ones', async () => {
    const ofNetwork = sql`${rateLimits.key} like 'code-sms-network:%'`;
    const one = await newPerson();
    const other = await newPerson();
    await sendTo(one, newPhone());
    await testApp.db
      .update(rateLimits)
      .set({ points: clinic.verification.smsPerDayAndNetwork })
      .where(ofNetwork);
    const phone = newPhone();
    for (let n = 0; n < 4; n++)
      expect(await sendTo(other, phone)).toEqual({
        ...no,
        message: 'Hoy ya hemos enviado demasiados SMS desde tu conexión. Vuelve a intentarlo mañana.',
      });
    const elsewhere = withCookies(testApp.visitor('198.51.100.44'), other);
    expect((await elsewhere.post('/api/verify/send-code', { phone })).json()).toMatchObject({
      success: true,
    });
    await testApp.db.delete(rateLimits).where(ofNetwork);
  });

  test('verifies the same number for two users', async () => {
    const phone = newPhone();
    for (const person of [await newPerson(), await newPerson()]) {
      await sendTo(person, phone);
      expect(await checkPhone(person, phone, await lastCode(person, 'sms'))).toMatchObject(yes);
    }
  });
});

describe('message counters', () => {
  test('counts one SMS per user, per address and hour, per address and day, per network and in the daily budget', async () => {
    await testApp.pool.query("delete from rate_limits where key like 'code-%'");
    await sendTo(await newPerson(), newPhone());
    const { rows } = await testApp.pool.query<{ name: string; hours: number; codes: number }>(
      `select split_part(key, ':', 1) as name, count(*)::int as codes,
              round((max(expire) - extract(epoch from now()) * 1000) / 3600000)::int as hours
       from rate_limits where key like 'code-%' group by 1 order by 1`,
    );
    // The user’s first e-mail counts for an address, too.
    expect(rows).toEqual([
      { name: 'code-address-day', codes: 2, hours: 24 },
      { name: 'code-address-hour', codes: 2, hours: 1 },
      { name: 'code-sms-all', codes: 1, hours: 24 },
      { name: 'code-sms-network', codes: 1, hours: 24 },
      { name: 'code-sms-person', codes: 1, hours: 24 },
    ]);
  });

  test('logs a used-up daily budget once, but not the limit of one address', async () => {
    const told: string[] = [];
    const log = Object.assign(createLog('silent'), { warn: (said: string) => void told.push(said) });
    const { id } = (await newPerson()).user;
    const texts = verificationIn({}, log);
    const phone = newPhone();
    const other = newPhone();
    const budget = (points: number) =>
      testApp.pool.query(`update rate_limits set points = $1 where key = 'code-sms-all:all'`, [points]);
    await texts.sendToPhone(id, phone, '192.0.2.2');
    for (let n = 0; n < 4; n++) {
      clock.advance(1);
      await texts.sendToPhone(id, phone, '192.0.2.2');
    }
    expect(told).toEqual([]);
    await budget(clinic.verification.smsPerDay);
    expect(await texts.sendToPhone(id, other, '192.0.2.2')).toMatchObject({ success: false });
    expect(told).toEqual(['the SMS budget of the day is used up']);
    await budget(0);
  });
});

test('sends a code even when the address’s daily messages are used up', async () => {
  const email = newEmail();
  const person = await newPerson({ email });
  await exhaustLetterLimit(testApp.db, person.user.id, email, clock.now());
  clock.advance(1);
  expect(await resend(person)).toMatchObject(yes);
  expect((await messagesOf(person)).at(-1)).toMatchObject({ kind: 'account.verify-email', status: 'queued' });
});

test('verifies nothing and has no pending code after the account was closed', async () => {
  const verification = verificationIn({});
  const person = await newPerson({ email: null });
  const { id } = person.user;
  await testApp.db.insert(verificationCodes).values({
    userId: id,
    channel: 'email',
    address: 'ona@example.org',
    codeHmac: 'x',
    createdAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 60_000),
  });
  await testApp.db.update(users).set({ closedAt: clock.now() }).where(eq(users.id, id));
  const message = 'Tu cuenta no tiene correo electrónico. Añádelo en tu perfil.';
  expect(await verification.resendEmail(id, '192.0.2.1')).toEqual({ success: false, message });
  expect(await verification.checkEmail(id, '123456')).toEqual({ success: false, message });
  const phone = newPhone();
  expect(await verification.checkPhone(id, phone, '123456')).toMatchObject({
    message: 'Pide primero un código.',
  });
  expect(await verification.status(id)).toEqual({
    verified: false,
    phone: null,
    underWay: { email: null, phone: null },
  });
});

test('deletes expired codes with their addresses', async () => {
  const old = await newPerson();
  const recent = await newPerson();
  const rowsOf = (person: Person) =>
    testApp.db.select().from(verificationCodes).where(eq(verificationCodes.userId, person.user.id));
  await testApp.db
    .update(verificationCodes)
    .set({ expiresAt: new Date(clock.now().getTime() - 3_600_001) })
    .where(eq(verificationCodes.userId, old.user.id));
  await runJob(testApp, 'accounts.tidy');
  expect(await rowsOf(old)).toEqual([]);
  expect(await rowsOf(recent)).toHaveLength(1);
});

/** A verification service with other settings, as on another instance. */
const verificationIn = (config: { MODE?: 'production'; SMS_ENABLED?: boolean }, log = createLog('silent')) =>
  createVerification({
    db: testApp.db,
    clock,
    log,
    limits: createLimits(testApp.pool, 1),
    secrets: createSecrets(`k:${Buffer.alloc(32).toString('base64')}`),
    config: { PUBLIC_URL: 'https://onyar.test', MODE: 'demo', SMS_ENABLED: false, ...config },
  });

/** The same user's browser, on another instance. */
function withCookies(browser: ReturnType<TestApp['visitor']>, person: Person) {
  Object.assign(browser.cookies, person.cookies);
  return browser;
}

/** The counters use the system clock, so an hour is simulated by deleting the hourly counters. */
const anHourPasses = () => testApp.pool.query("delete from rate_limits where key like 'code-address-hour:%'");
