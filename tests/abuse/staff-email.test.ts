import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { createStaff } from '#tests/support/staff.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  testApp = await startTestApp({ clock, env: { MODE: 'production', ...productionServices } });
});
afterAll(() => testApp.stop());

async function setUpFactor(person: Person) {
  const { secret } = (await person.post('/api/staff/second-factor/setup')).json() as { secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => {
    // Each code is accepted once.
    clock.advance(1);
    return totp.generate({ timestamp: clock.now().getTime() });
  };
  expect((await person.post('/api/staff/second-factor/confirm', { code: code() })).statusCode).toBe(200);
  return code;
}

async function staffWithFactor(role: 'admin' | 'reception') {
  const person = await createStaff(testApp, role);
  return { person, code: await setUpFactor(person) };
}

async function signInAsThief({ user }: Person) {
  const visitor = testApp.visitor();
  expect((await visitor.post('/api/login', { username: user.username, password })).statusCode).toBe(200);
  return visitor;
}

describe('a staff session without a verified second factor', () => {
  test('cannot change, read or end anything of the account', async () => {
    const { person } = await staffWithFactor('reception');
    const thief = await signInAsThief(person);
    const replies = await Promise.all([
      thief.patch('/api/user', { email: 'ladron@example.org', password }),
      thief.patch('/api/user', { phone: '600 000 000', password }),
      thief.patch('/api/user', { fullName: 'Otra' }),
      thief.post('/api/password', { current: password, next: 'otra-farola-8' }),
      thief.get('/api/me/export'),
      thief.get('/api/me/sessions'),
      thief.delete('/api/me/sessions'),
      thief.post('/api/staff/passkeys/begin'),
      thief.get('/api/appointments'),
    ]);
    for (const reply of replies)
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'second_factor_needed']);
    const { rows } = await testApp.pool.query('select email from users where id = $1', [person.user.id]);
    expect(rows[0].email).not.toBe('ladron@example.org');
    // Session information and authentication stay available.
    expect((await thief.get('/api/user')).statusCode).toBe(200);
    expect((await thief.get('/api/staff/me')).json()).toMatchObject({ secondFactor: 'needed' });
  });
});

describe('the e-mail address of a staff account', () => {
  test('cannot be replaced by its owner, even after the second factor', async () => {
    const { person } = await staffWithFactor('reception');
    const reply = await person.patch('/api/user', { email: 'nueva@example.org', password });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'staff_email']);
  });

  test('is set by a manager after re-authentication, and the former address is notified', async () => {
    const { person: direction, code } = await staffWithFactor('admin');
    const { person } = await staffWithFactor('reception');
    const path = `/api/staff/colleagues/${person.user.username}/email`;
    const email = 'recepcion@example.org';
    expect((await direction.post(path, { email, password: 'mala', code: code() })).json().code).toBe(
      'wrong_password',
    );
    expect((await direction.post(path, { email, password })).json().code).toBe('wrong_code');
    const { rows: before } = await testApp.pool.query('select email from users where id = $1', [
      person.user.id,
    ]);
    expect((await direction.post(path, { email, password, code: code() })).statusCode).toBe(200);
    const { rows: letters } = await testApp.pool.query(
      `select recipient from outbox where kind = 'account.email-changed' and user_id = $1`,
      [person.user.id],
    );
    expect(letters).toEqual([{ recipient: before[0].email }]);
    const { colleagues } = (await direction.get('/api/staff/colleagues')).json();
    expect(
      colleagues.find((one: { username: string }) => one.username === person.user.username),
    ).toMatchObject({
      email,
      emailSetAt: clock.now().toISOString(),
      emailSetBy: expect.any(String),
    });
  });

  test('receives alerts only if it is verified or was not set by its owner', async () => {
    const person = await createStaff(testApp, 'reception');
    const alertEmail = async () =>
      (await testApp.pool.query('select alert_email from users where id = $1', [person.user.id])).rows[0]
        .alert_email;
    await testApp.pool.query(
      `update users set email = 'ladron@example.org', email_verified = false, email_set_by = id where id = $1`,
      [person.user.id],
    );
    expect(await alertEmail()).toBeNull();
    await testApp.pool.query('update users set email_verified = true where id = $1', [person.user.id]);
    expect(await alertEmail()).toBe('ladron@example.org');
  });
});

describe('resetting a colleague', () => {
  test("requires the manager's password and a fresh code", async () => {
    const { person: direction, code } = await staffWithFactor('admin');
    const { person } = await staffWithFactor('reception');
    const path = `/api/staff/colleagues/${person.user.username}/reset`;
    expect((await direction.post(path, {})).statusCode).toBe(400);
    expect((await direction.post(path, { password })).json().code).toBe('wrong_code');
    const used = code();
    expect((await direction.post(path, { password: 'mala', code: used })).json().code).toBe('wrong_password');
    expect((await person.get('/api/staff/me')).statusCode).toBe(200);
    expect((await direction.post(path, { password, code: code() })).statusCode).toBe(200);
    expect((await person.get('/api/staff/me')).statusCode).toBe(401);
  });
});
