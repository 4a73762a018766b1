import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  deleteUnprovedLetters,
  type MessageCause,
  mailboxOf,
  queueMessage,
} from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { runQueued } from '#tests/support/words/letters.ts';

const password = 'casa-de-paper-7';
const clock = stoppedClock(new Date('2026-11-20T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  // LIMIT_FACTOR is 1000 here, to prove that nothing depends on it.
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(() => clock.set(new Date('2026-11-20T09:00:00Z')));

type Person = Awaited<ReturnType<TestApp['person']>>;
const newAddress = () => `${newName()}@example.org`;

/** What would be sent to a mailbox, in any spelling of its address. */
async function sentTo(address: string): Promise<{ kind: string; subject: string }[]> {
  const { rows } = await testApp.pool.query<{ recipient: string; kind: string; subject: string }>(
    `select recipient, kind, subject from outbox where status in ('queued', 'sent') order by id`,
  );
  return rows.filter(({ recipient }) => mailboxOf(recipient) === mailboxOf(address));
}
const isCode = ({ kind }: { kind: string }) => kind === 'account.verify-email';
const lettersTo = async (address: string) => (await sentTo(address)).filter((row) => !isCode(row));
const codesTo = async (address: string) => (await sentTo(address)).filter(isCode);

const repeat = async (count: number, act: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await act(n);
};
/** Consecutive office hours on working days. */
const hourOf = (n: number) => new Date(Date.UTC(2026, 10, 30, 8) + 7 * 86_400_000 * (n % 12));
/** Books, leaves the hold unpaid for five minutes, and cancels it: two letters. */
async function bookAndCancel(person: Person, n: number) {
  const date = hourOf(n).toISOString();
  const booked = await person.post('/api/appointments', { type: 'office', date, professionalId: 1 });
  expect(booked.statusCode).toBe(201);
  await runJob(testApp, 'appointments.ask-for-payment', { appointmentId: booked.json().id });
  expect((await person.delete(`/api/appointments/${booked.json().id}`)).statusCode).toBe(200);
}

describe('daily letters to an unverified mailbox are not limited', () => {
  test.each(['booking', 'payment', 'desk'] as const)('when their cause is %s', async (cause) => {
    const email = newAddress();
    const { user } = await testApp.person({ email });
    await repeat(6, () => queueOne(email, user.id));
    const results: boolean[] = [];
    await repeat(12, async () =>
      results.push(await queueMessage(testApp.db, messageTo(email, user.id), compose(cause), clock.now())),
    );
    expect(results).not.toContain(false);
  });

  test('by what is unrelated to a booking, for the request to pay it', async () => {
    const email = newAddress();
    const person = await testApp.person({ email });
    await repeat(6, () => queueOne(email, person.user.id));
    await bookAndCancel(person, 1);
    expect((await lettersTo(email)).slice(-2).map(({ kind }) => kind)).toEqual([
      'appointment.booked',
      'appointment.cancelled',
    ]);
  });
});

describe('daily letters to an unverified mailbox are limited', () => {
  test('when a password is changed forty times', async () => {
    const victim = newAddress();
    const attacker = await testApp.person({ email: victim });
    let current = password;
    const codes: number[] = [];
    await repeat(40, async (n) => {
      const next = `paraula-nova-${n}`;
      const reply = await attacker.post('/api/password', { current, next });
      codes.push(reply.statusCode);
      if (reply.statusCode === 200) current = next;
    });
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(await lettersTo(victim)).toHaveLength(5);
  });

  test('when an e-mail address is changed back and forth', async () => {
    const victim = newAddress();
    const attacker = await testApp.person({ email: victim });
    await repeat(20, (n) =>
      attacker.patch('/api/user', { email: n % 2 === 0 ? newAddress() : victim, password }),
    );
    expect((await lettersTo(victim)).length).toBeLessThanOrEqual(5);
  });

  test('when sixty appointments are booked and cancelled', async () => {
    const victim = newAddress();
    const attacker = await testApp.person({ email: victim });
    await repeat(60, (n) => bookAndCancel(attacker, n));
    expect(await lettersTo(victim)).toHaveLength(5);
  });

  test('when six accounts repeatedly request links', async () => {
    const victim = newAddress();
    const spellings = [victim, victim.toUpperCase(), victim.replace('@', '+a@'), victim.replace('@', '+b@')];
    const names: string[] = [];
    for (const email of [...spellings, victim, victim])
      names.push((await testApp.person({ email })).user.username);
    for (const asked of [...spellings, ...spellings, ...names, ...names])
      await testApp.visitor().post('/api/password/forgot', { usernameOrEmail: asked });
    await runQueued(testApp, 'accounts.send-recovery-links');
    expect(await lettersTo(victim)).toHaveLength(5);
    // Links that were not sent are not valid either.
    const { rows } = await testApp.pool.query<{ count: number }>(
      'select count(*)::int from recovery_links join users on users.id = user_id where username = any($1)',
      [names],
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(5);
  });

  test('when accounts are opened and closed repeatedly', async () => {
    const victim = newAddress();
    await repeat(10, async () => {
      const attacker = await testApp.person({ email: victim });
      expect((await attacker.delete('/api/me', { password })).statusCode).toBe(200);
    });
    expect(await lettersTo(victim)).toHaveLength(5);
    expect((await codesTo(victim)).length).toBeLessThanOrEqual(3);
  });

  test('when everything happens at once on two instances', async () => {
    const victim = 'Nuria.Vila@gmail.com';
    const spellings = ['nuriavila@gmail.com', 'n.uriavila+x@googlemail.com', 'NURIAVILA@gmail.com', victim];
    const other = await startTestApp({ clock, url: testApp.url });
    const attackers = await Promise.all(
      spellings.map((email, n) => (n % 2 === 0 ? testApp : other).person({ email })),
    );
    await Promise.all(
      attackers.flatMap((attacker, person) =>
        [0, 1, 2].map((n) =>
          attacker.post('/api/appointments', {
            type: 'office',
            professionalId: 1 + (person % 2),
            date: new Date(Date.UTC(2027, 2, 1 + 7 * n, 8 + 7 * (person >> 1))).toISOString(),
          }),
        ),
      ),
    );
    const { rows } = await testApp.pool.query<{ data: object }>(
      `select data from pgboss.job where name = 'appointments.ask-for-payment' order by created_on desc limit 12`,
    );
    const apps = [testApp, other];
    await Promise.all(
      rows.map(({ data }, n) => runJob(apps[n % 2] ?? testApp, 'appointments.ask-for-payment', data)),
    );
    expect(await lettersTo(victim)).toHaveLength(5);
    await other.stop();
  });
});

describe('a suppressed letter', () => {
  test('is in the outbox as suppressed with its text, and is not sent', async () => {
    const victim = newAddress();
    const attacker = await testApp.person({ email: victim });
    await repeat(4, (n) => bookAndCancel(attacker, n));
    const { rows } = await testApp.pool.query(
      `select text, redacted_at, last_error from outbox where recipient = $1 and status = 'suppressed'`,
      [victim],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toEqual({
        text: expect.stringContaining('Clínica Onyar'),
        redacted_at: null,
        last_error: 'Dirección sin verificar: ya ha recibido los mensajes de un día.',
      });
    const messages = (await attacker.get('/api/me/export')).json().messages as { status: string }[];
    expect(messages.filter(({ status }) => status === 'suppressed')).toHaveLength(3);
  });

  test('loses its text if it contains a link that is not valid without it, and has one row a day', async () => {
    const email = newAddress();
    const person = await testApp.person({ email });
    await repeat(6, () => queueOne(email, person.user.id));
    await repeat(2, async () => {
      await testApp.visitor().post('/api/password/forgot', { usernameOrEmail: person.user.username });
      await runQueued(testApp, 'accounts.send-recovery-links');
    });
    const { rows } = await testApp.pool.query(
      `select text, redacted_at from outbox where recipient = $1 and status = 'suppressed' and kind = 'account.recovery'`,
      [email],
    );
    expect(rows).toEqual([{ text: '', redacted_at: clock.now() }]);
  });

  test('is never a code, and nothing is suppressed after verification', async () => {
    const email = newAddress();
    const person = await testApp.person({ email });
    await repeat(3, (n) => bookAndCancel(person, n));
    expect(await lettersTo(email)).toHaveLength(5);
    clock.advance(2);
    expect((await person.post('/api/resend-verification')).json()).toMatchObject({ success: true });
    const { rows } = await testApp.pool.query<{ text: string }>(
      `select text from outbox where recipient = $1 and kind = 'account.verify-email' and status = 'queued'`,
      [email],
    );
    const code = /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0];
    expect((await person.post('/api/verify-email', { code })).json()).toMatchObject({ success: true });
    await bookAndCancel(person, 5);
    expect(await lettersTo(email)).toHaveLength(7);
  });

  test('remains suppressed for an account that has not verified an address verified by another', async () => {
    const email = newAddress();
    const owner = await testApp.person({ email });
    await testApp.pool.query('update users set email_verified = true where id = $1', [owner.user.id]);
    const attacker = await testApp.person({ email });
    await repeat(6, (n) => bookAndCancel(attacker, n));
    expect(await lettersTo(email)).toHaveLength(5);
    // The owner still gets all letters.
    await bookAndCancel(owner, 8);
    expect(await lettersTo(email)).toHaveLength(7);
  });

  test('is sent again after exactly a day, restarts included', async () => {
    const email = newAddress();
    const person = await testApp.person({ email });
    await repeat(6, () => queueOne(email, person.user.id));
    clock.advance(24 * 60 - 1);
    const restarted = await startTestApp({ clock, url: testApp.url });
    const before = await lettersTo(email);
    expect(await queueOne(email, person.user.id)).toBe(false);
    clock.advance(2);
    expect(await queueOne(email, person.user.id)).toBe(true);
    expect(await lettersTo(email)).toHaveLength(before.length + 1);
    await restarted.stop();
  });

  test('does not count letters that were rolled back', async () => {
    const email = newAddress();
    const { user } = await testApp.person({ email });
    await repeat(8, () =>
      inTransaction(testApp.db, async (tx) => {
        await queueMessage(tx, messageTo(email, user.id), compose(), clock.now());
        throw new Error('rolled back');
      }).catch(() => {}),
    );
    expect(await queueOne(email, user.id)).toBe(true);
  });

  test('may be an SMS to an unverified phone', async () => {
    const { user } = await testApp.person({ phone: '+34600000123' });
    const results: boolean[] = [];
    const sms = { ...messageTo('+34600000123', user.id), channel: 'sms' as const };
    await repeat(
      7,
      async () => void results.push(await queueMessage(testApp.db, sms, compose(), clock.now())),
    );
    expect(results).toEqual([true, true, true, true, true, false, false]);
    await testApp.pool.query('update users set phone_verified = true where id = $1', [user.id]);
    expect(await queueMessage(testApp.db, sms, compose(), clock.now())).toBe(true);
  });

  test("depends on the clinic's daily total of unverified addresses; verified ones are unaffected", async () => {
    const most = clinic.verification.lettersPerDayToUnverified;
    await testApp.pool.query('delete from unproved_letters');
    await testApp.pool.query(
      `insert into unproved_letters (address_hash, sent_at) select 'x' || n, $2 from generate_series(1, $1 - 1) n`,
      [most, clock.now()],
    );
    const { user } = await testApp.person({ email: newAddress() });
    expect(await queueOne(newAddress(), user.id)).toBe(true);
    expect(await queueOne(newAddress(), user.id)).toBe(false);
    const verified = await testApp.person();
    expect(await queueOne('persona@example.org', verified.user.id)).toBe(true);
    await deleteUnprovedLetters(testApp.db, new Date(clock.now().getTime() + 1));
    expect(await queueOne(newAddress(), user.id)).toBe(true);
  });

  test("leaves no counters beyond the limits' period", async () => {
    const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
    await testApp.pool.query('delete from unproved_letters');
    await testApp.pool.query(
      `insert into unproved_letters (address_hash, sent_at) values ('old', $1), ('young', $2)`,
      [ago(25), ago(23)],
    );
    await runJob(testApp, 'accounts.tidy');
    const { rows } = await testApp.pool.query('select address_hash from unproved_letters');
    expect(rows).toEqual([{ address_hash: 'young' }]);
  });

  test('is never a note to the clinic, but an account claiming its address is counted', async () => {
    const { user } = await testApp.person({ email: clinicContact().email });
    const own: boolean[] = [];
    await repeat(8, async () => void own.push(await queueOne(clinicContact().email, null)));
    expect(own).not.toContain(false);
    const claimed: boolean[] = [];
    await repeat(8, async () => void claimed.push(await queueOne(clinicContact().email, user.id)));
    expect(claimed.filter(Boolean)).toHaveLength(5);
  });
});

const messageTo = (recipient: string, userId: number | null) =>
  ({ channel: 'email', recipient, userId, language: null }) as const;
const compose =
  (cause: MessageCause = 'anyone') =>
  () => ({ kind: 'test', cause, subject: 'Hola', text: 'Hola' });
const queueOne = (recipient: string, userId: number | null) =>
  queueMessage(testApp.db, messageTo(recipient, userId), compose(), clock.now());
