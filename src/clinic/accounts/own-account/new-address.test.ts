import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { whileHeld } from '#tests/support/servers/locks.ts';
import { lettersTo, workOff } from '#tests/support/words/letters.ts';
import { users } from '../tables.server.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ clock });
});
afterAll(() => house.stop());

type Person = Awaited<ReturnType<TestApp['person']>>;
const newAddress = () => `${newName()}@example.org`;
const addressOf = ({ user }: Person) => `${user.username}@example.org`;
const rowOf = async ({ user }: Person) =>
  (await house.db.select().from(users).where(eq(users.id, user.id)))[0];
const lettersOf = async ({ user }: Person, kind: string) =>
  (await lettersTo(house, user.id)).filter((letter) => letter.kind === kind);
const change = (person: Person, wish: object) => person.patch('/api/user', wish);
/** Somebody with a verified address that nobody else has. */
async function newPerson(fields: Record<string, unknown> = {}): Promise<Person> {
  const username = newName();
  const person = await house.person({ username, email: `${username}@example.org`, ...fields });
  await house.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.user.id));
  return person;
}
/** Types the code that went to the present e-mail. */
async function verify(person: Person) {
  clock.advance(2);
  await person.post('/api/resend-verification');
  const code = /\d{6}/.exec((await lettersOf(person, 'account.verify-email')).at(-1)?.text ?? '')?.[0];
  expect((await person.post('/api/verify-email', { code })).json()).toMatchObject({ success: true });
}
/** Where the links go that somebody asks for. */
async function linksFor(asked: string): Promise<string[]> {
  const count = 'select coalesce(max(id), 0) as last from outbox';
  const { last } = (await house.pool.query(count)).rows[0];
  await house.visitor().post('/api/password/forgot', { usernameOrEmail: asked });
  await workOff(house, 'accounts.send-recovery-links');
  const { rows } = await house.pool.query<{ recipient: string }>(
    `select recipient from outbox where kind = 'account.recovery' and status = 'queued' and id > $1 order by id`,
    [last],
  );
  return rows.map(({ recipient }) => recipient);
}

describe('another e-mail or phone', () => {
  test.each([
    ['another e-mail', {}, { email: 'nou@example.org' }],
    ['the first e-mail', { email: null }, { email: 'nou@example.org' }],
    ['no e-mail any more', {}, { email: '' }],
    ['another phone', { phone: '+34 600 000 001' }, { phone: '+34 600 000 002' }],
    ['the first phone', {}, { phone: '+34 600 000 002' }],
  ])('%s asks for the password, and without it nothing changes', async (_, fields, wish) => {
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

  test('everything else does not, nor does what stays as it is', async () => {
    const person = await newPerson({ phone: '+34 600 000 001' });
    const same = { email: addressOf(person), phone: '+34600000001' };
    const reply = await change(person, { ...same, fullName: 'Ona', address: 'Rambla 5' });
    expect([reply.statusCode, reply.json().emailVerified]).toEqual([200, true]);
  });

  test('five guesses in a quarter of an hour, shared with the other places that ask', async () => {
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

  test('five times an hour, over restarts; other data may still change', async () => {
    const person = await newPerson();
    for (let n = 0; n < 5; n++)
      expect((await change(person, { email: newAddress(), password })).statusCode).toBe(200);
    const restarted = await startTestApp({ clock, url: house.url });
    const again = Object.assign(restarted.visitor(), { user: person.user });
    Object.assign(again.cookies, person.cookies);
    const refused = await change(again, { phone: '600000003', password });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    expect((await change(again, { fullName: 'Ona' })).statusCode).toBe(200);
    await restarted.stop();
  });

  test('a password that changes while it is compared proves nothing', async () => {
    const person = await newPerson();
    const { id } = person.user;
    // Its password is right; what it changes has to wait for us.
    const answer = await whileHeld(
      house.url,
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

  test('is not replaced by a code to another, neither sent before nor after', async () => {
    const person = await newPerson();
    const phone = '+34600000011';
    expect((await ask(person, 'send-code', { phone })).success).toBe(true);
    const code = /\d{6}/.exec((await lettersOf(person, 'account.verify-phone'))[0]?.text ?? '')?.[0];
    const own = { phone: '+34600000012', phoneVerified: true };
    await house.db.update(users).set(own).where(eq(users.id, person.user.id));
    expect(await ask(person, 'check-code', { phone, code })).toEqual(refused);
    expect(await ask(person, 'send-code', { phone: '600 000 013' })).toEqual(refused);
    expect(await rowOf(person)).toMatchObject(own);
    expect(await lettersOf(person, 'account.verify-phone')).toHaveLength(1);
    clock.advance(2);
    // The same one, written otherwise, may be proved again; another one once the password has let it in.
    expect((await ask(person, 'send-code', { phone: '600 000 012' })).success).toBe(true);
    clock.advance(2);
    await change(person, { phone: '600 000 013', password });
    expect((await ask(person, 'send-code', { phone: '600 000 013' })).success).toBe(true);
  });
});

describe('until the new e-mail is verified', () => {
  test('links go to the verified one of before, by name and by either address', async () => {
    const person = await newPerson();
    const email = newAddress();
    await change(person, { email, password });
    for (const asked of [person.user.username, addressOf(person), email])
      expect(await linksFor(asked)).toEqual([addressOf(person)]);
  });

  test('it hears of the change, of further ones and of a new password', async () => {
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

  test('taking the e-mail away first is no way around', async () => {
    const person = await newPerson();
    await change(person, { email: '', password });
    expect((await lettersOf(person, 'account.email-changed'))[0]?.text).toContain('ya no tiene correo');
    expect(await linksFor(person.user.username)).toEqual([addressOf(person)]);
    await change(person, { email: newAddress(), password });
    expect(await linksFor(person.user.username)).toEqual([addressOf(person)]);
  });

  test('afterwards links go to the new one, and the old one is forgotten', async () => {
    const person = await newPerson();
    const email = newAddress();
    await change(person, { email, password });
    await verify(person);
    expect(await linksFor(person.user.username)).toEqual([email]);
    expect(await linksFor(addressOf(person))).toEqual([]);
    expect(await rowOf(person)).toMatchObject({ formerEmail: null, emailVerified: true });
    // Whatever stands beside it: one that is verified is the one.
    await house.db
      .update(users)
      .set({ formerEmail: addressOf(person) })
      .where(eq(users.id, person.user.id));
    expect(await linksFor(person.user.username)).toEqual([email]);
  });

  test('whoever goes back to it is told nothing there, and the one in between is', async () => {
    const person = await newPerson();
    const between = newAddress();
    await change(person, { email: between, password });
    await change(person, { email: addressOf(person), password });
    const told = await lettersOf(person, 'account.email-changed');
    expect(told.map(({ recipient }) => recipient)).toEqual([addressOf(person), between]);
  });

  test('an address that never was verified is no better than the one after it', async () => {
    const person = await house.person({ email: newAddress() });
    const email = newAddress();
    await change(person, { email, password });
    expect(await linksFor(person.user.username)).toEqual([email]);
    expect(await rowOf(person)).toMatchObject({ formerEmail: null });
  });

  test('the person’s own copy of everything holds it, and closing the account forgets it', async () => {
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

describe('whoever registers with somebody’s address', () => {
  test('does not push the owner out of recovery, verified or merely older', async () => {
    for (const isVerified of [true, false]) {
      const email = newAddress();
      const strangersBefore = isVerified
        ? [await house.person({ email }), await house.person({ email })]
        : [];
      const owner = await house.person({ email });
      await house.db.update(users).set({ emailVerified: isVerified }).where(eq(users.id, owner.user.id));
      for (let n = 0; n < 6; n++) await house.person({ email });
      await linksFor(email.toUpperCase());
      expect(await lettersOf(owner, 'account.recovery')).toHaveLength(1);
      expect(strangersBefore.length).toBeLessThan(3);
    }
  });

  test('one who has verified it comes before those who have not, also by the address of before', async () => {
    const owner = await newPerson();
    const email = addressOf(owner);
    await change(owner, { email: newAddress(), password });
    for (let n = 0; n < 6; n++) await house.person({ email });
    await linksFor(email);
    const [letter] = await lettersOf(owner, 'account.recovery');
    expect(letter).toMatchObject({ recipient: email, status: 'queued' });
  });

  test('a stranger who asks for links brings a mailbox five an hour, though all its accounts are verified', async () => {
    const email = newAddress();
    for (let n = 0; n < 4; n++) {
      const { user } = await house.person({ email });
      await house.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    }
    const sent = [...(await linksFor(email)), ...(await linksFor(email)), ...(await linksFor(email))];
    expect(sent).toHaveLength(5);
  });
});
