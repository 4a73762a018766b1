import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { withRowLocks } from '#tests/support/servers/locks.ts';
import { listLetters, runQueued } from '#tests/support/words/letters.ts';
import { users } from '../tables.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;
const newAddress = () => `${newName()}@example.org`;
const addressOf = ({ user }: Person) => `${user.username}@example.org`;
const rowOf = async ({ user }: Person) =>
  (await testApp.db.select().from(users).where(eq(users.id, user.id)))[0];
const lettersOf = async ({ user }: Person, kind: string) =>
  (await listLetters(testApp, user.id)).filter((letter) => letter.kind === kind);
const change = (person: Person, wish: object) => person.patch('/api/user', wish);
/** A user with a verified, unique address. */
async function newPerson(fields: Record<string, unknown> = {}): Promise<Person> {
  const username = newName();
  const person = await testApp.person({ username, email: `${username}@example.org`, ...fields });
  await testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.user.id));
  return person;
}
async function verify(person: Person) {
  clock.advance(2);
  await person.post('/api/resend-verification');
  const code = /\d{6}/.exec((await lettersOf(person, 'account.verify-email')).at(-1)?.text ?? '')?.[0];
  expect((await person.post('/api/verify-email', { code })).json()).toMatchObject({ success: true });
}
/** Recipients of the links requested for this name or address. */
async function linksFor(asked: string): Promise<string[]> {
  const count = 'select coalesce(max(id), 0) as last from outbox';
  const { last } = (await testApp.pool.query(count)).rows[0];
  await testApp.visitor().post('/api/password/forgot', { usernameOrEmail: asked });
  await runQueued(testApp, 'accounts.send-recovery-links');
  const { rows } = await testApp.pool.query<{ recipient: string }>(
    `select recipient from outbox where kind = 'account.recovery' and status = 'queued' and id > $1 order by id`,
    [last],
  );
  return rows.map(({ recipient }) => recipient);
}

describe('changing the e-mail or phone', () => {
  test.each([
    ['another e-mail', {}, { email: 'nou@example.org' }],
    ['the first e-mail', { email: null }, { email: 'nou@example.org' }],
    ['no e-mail any more', {}, { email: '' }],
    ['another phone', { phone: '+34 600 000 001' }, { phone: '+34 600 000 002' }],
    ['the first phone', {}, { phone: '+34 600 000 002' }],
  ])('refuses %s without the password and changes nothing', async (_, fields, wish) => {
    const person = await newPerson(fields);
    const before = await rowOf(person);
    const without = await change(person, { fullName: 'Ona', ...wish });
    expect(without.statusCode).toBe(400);
    expect(without.json()).toMatchObject({
      code: 'password_required',
      fields: { password: 'Para cambiar tu correo o tu teléfono, escribe también tu contraseña.' },
    });
    const wrong = await change(person, { fullName: 'Ona', ...wish, password: 'not-this-one' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_password']);
    expect(wrong.json().fields).toEqual({ password: 'La contraseña no es correcta.' });
    expect(await rowOf(person)).toEqual(before);
    expect((await change(person, { fullName: 'Ona', ...wish, password })).statusCode).toBe(200);
    expect(await rowOf(person)).not.toEqual(before);
  });

  test('needs no password for other fields and unchanged values', async () => {
    const person = await newPerson({ phone: '+34 600 000 001' });
    const same = { email: addressOf(person), phone: '+34600000001' };
    const reply = await change(person, { ...same, fullName: 'Ona', address: 'Rambla 5' });
    expect([reply.statusCode, reply.json().emailVerified]).toEqual([200, true]);
  });

  test('allows five password guesses in 15 minutes, shared with the other password checks', async () => {
    const person = await newPerson();
    const guesses = Array.from({ length: 20 }, (_, n) =>
      change(person, { email: newAddress(), password: `guess-${n}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 400)).toHaveLength(5);
    expect((await change(person, { email: newAddress(), password })).statusCode).toBe(429);
    expect((await person.post('/api/password', { current: password, next: 'tres gats' })).statusCode).toBe(
      429,
    );
  });

  test('allows five changes an hour across restarts, and further changes of other fields', async () => {
    const person = await newPerson();
    for (let n = 0; n < 5; n++)
      expect((await change(person, { email: newAddress(), password })).statusCode).toBe(200);
    const restarted = await startTestApp({ clock, url: testApp.url });
    const again = Object.assign(restarted.visitor(), { user: person.user });
    Object.assign(again.cookies, person.cookies);
    const refused = await change(again, { phone: '600000003', password });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    expect((await change(again, { fullName: 'Ona' })).statusCode).toBe(200);
    await restarted.stop();
  });

  test('refuses a password that changes while it is compared', async () => {
    const person = await newPerson();
    const { id } = person.user;
    // The password is right; the update waits for the held row.
    const answer = await withRowLocks(
      testApp.url,
      `select 1 from users where id = ${id} for update`,
      1,
      () => change(person, { email: newAddress(), password }),
      (holder) => holder.query(`update users set password_hash = 'another' where id = $1`, [id]),
    );
    expect(answer.statusCode).toBe(401);
    expect(await rowOf(person)).toMatchObject({ email: addressOf(person), emailVerified: true });
  });
});

describe('a verified phone', () => {
  const ask = async (person: Person, path: string, body: object) =>
    (await person.post(`/api/verify/${path}`, body)).json() as { success: boolean; message: string };
  const refused = {
    success: false,
    message: 'Tu teléfono verificado se cambia en «Tus datos»: allí te pedimos la contraseña.',
  };

  test('is not replaced by a code for another phone, sent before or after', async () => {
    const person = await newPerson();
    const phone = '+34600000011';
    expect((await ask(person, 'send-code', { phone })).success).toBe(true);
    const code = /\d{6}/.exec((await lettersOf(person, 'account.verify-phone'))[0]?.text ?? '')?.[0];
    const own = { phone: '+34600000012', phoneVerified: true };
    await testApp.db.update(users).set(own).where(eq(users.id, person.user.id));
    expect(await ask(person, 'check-code', { phone, code })).toEqual(refused);
    expect(await ask(person, 'send-code', { phone: '600 000 013' })).toEqual(refused);
    expect(await rowOf(person)).toMatchObject(own);
    expect(await lettersOf(person, 'account.verify-phone')).toHaveLength(1);
    clock.advance(2);
    // The same number in another notation may be verified again; another number only after it was set with
    // the password.
    expect((await ask(person, 'send-code', { phone: '600 000 012' })).success).toBe(true);
    clock.advance(2);
    await change(person, { phone: '600 000 013', password });
    expect((await ask(person, 'send-code', { phone: '600 000 013' })).success).toBe(true);
  });
});

describe('while the new e-mail is unverified', () => {
  test('links go to the formerly verified e-mail, requested by username or either address', async () => {
    const person = await newPerson();
    const email = newAddress();
    await change(person, { email, password });
    for (const asked of [person.user.username, addressOf(person), email])
      expect(await linksFor(asked)).toEqual([addressOf(person)]);
  });

  test('the verified e-mail is notified of this change, of later ones and of a new password', async () => {
    const person = await newPerson();
    const second = newAddress();
    const third = newAddress();
    await change(person, { email: second, password });
    await change(person, { email: third, password });
    const told = await lettersOf(person, 'account.email-changed');
    expect(told.map(({ recipient }) => recipient)).toEqual([addressOf(person), second, addressOf(person)]);
    expect(told[0]?.text).toContain('con este puedes seguir recuperando tu contraseña');
    expect(told[1]?.text).not.toContain('puedes seguir recuperando');
    for (const letter of told) for (const each of [second, third]) expect(letter.text).not.toContain(each);
    await person.post('/api/password', { current: password, next: 'tres gats al balcó' });
    const renewed = await lettersOf(person, 'account.password-changed');
    expect(renewed.map(({ recipient }) => recipient)).toEqual([third, addressOf(person)]);
  });

  test('removing the e-mail first does not redirect the links', async () => {
    const person = await newPerson();
    await change(person, { email: '', password });
    expect((await lettersOf(person, 'account.email-changed'))[0]?.text).toContain('ya no tiene correo');
    expect(await linksFor(person.user.username)).toEqual([addressOf(person)]);
    await change(person, { email: newAddress(), password });
    expect(await linksFor(person.user.username)).toEqual([addressOf(person)]);
  });

  test('links go to the new e-mail once it is verified, and the old one is deleted', async () => {
    const person = await newPerson();
    const email = newAddress();
    await change(person, { email, password });
    await verify(person);
    expect(await linksFor(person.user.username)).toEqual([email]);
    expect(await linksFor(addressOf(person))).toEqual([]);
    expect(await rowOf(person)).toMatchObject({ formerEmail: null, emailVerified: true });
    // A verified e-mail takes precedence over any former one.
    await testApp.db
      .update(users)
      .set({ formerEmail: addressOf(person) })
      .where(eq(users.id, person.user.id));
    expect(await linksFor(person.user.username)).toEqual([email]);
  });

  test('returning to the verified e-mail notifies only the address in between', async () => {
    const person = await newPerson();
    const between = newAddress();
    await change(person, { email: between, password });
    await change(person, { email: addressOf(person), password });
    const told = await lettersOf(person, 'account.email-changed');
    expect(told.map(({ recipient }) => recipient)).toEqual([addressOf(person), between]);
  });

  test('a never verified e-mail is not stored as the former one', async () => {
    const person = await testApp.person({ email: newAddress() });
    const email = newAddress();
    await change(person, { email, password });
    expect(await linksFor(person.user.username)).toEqual([email]);
    expect(await rowOf(person)).toMatchObject({ formerEmail: null });
  });

  test('the data export contains the former e-mail, and closing the account deletes it', async () => {
    const person = await newPerson();
    await change(person, { email: newAddress(), password });
    expect((await person.get('/api/me/export')).json().account).toMatchObject({
      formerEmail: addressOf(person),
    });
    expect((await person.delete('/api/me', { password })).statusCode).toBe(200);
    expect(await rowOf(person)).toMatchObject({ email: null, formerEmail: null });
    expect(await linksFor(addressOf(person))).toEqual([]);
  });
});

describe('registering with another user’s address', () => {
  test('does not keep the owner, verified or merely older, from recovering the account', async () => {
    for (const isVerified of [true, false]) {
      const email = newAddress();
      const strangersBefore = isVerified
        ? [await testApp.person({ email }), await testApp.person({ email })]
        : [];
      const owner = await testApp.person({ email });
      await testApp.db.update(users).set({ emailVerified: isVerified }).where(eq(users.id, owner.user.id));
      for (let n = 0; n < 6; n++) await testApp.person({ email });
      await linksFor(email.toUpperCase());
      expect(await lettersOf(owner, 'account.recovery')).toHaveLength(1);
      expect(strangersBefore.length).toBeLessThan(3);
    }
  });

  test('puts the account that verified the address before the others, even by its former address', async () => {
    const owner = await newPerson();
    const email = addressOf(owner);
    await change(owner, { email: newAddress(), password });
    for (let n = 0; n < 6; n++) await testApp.person({ email });
    await linksFor(email);
    const [letter] = await lettersOf(owner, 'account.recovery');
    expect(letter).toMatchObject({ recipient: email, status: 'queued' });
  });

  test('sends a mailbox at most five requested links an hour, even if all its accounts are verified', async () => {
    const email = newAddress();
    for (let n = 0; n < 4; n++) {
      const { user } = await testApp.person({ email });
      await testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    }
    const sent = [...(await linksFor(email)), ...(await linksFor(email)), ...(await linksFor(email))];
    expect(sent).toHaveLength(5);
  });
});
