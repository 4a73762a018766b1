import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { openMessage } from './presenter.server.ts';

/** A Friday. */
const start = instantOf('2026-11-20', '18:00');
const clock = stoppedClock(start);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(start);
  await testApp.pool.query('delete from contact_messages; delete from outbox; delete from rate_limits');
});

const secret = 'Desde octubre no puedo dormir';
const wish = (fields: object = {}) => ({
  name: 'Ona Ferrer',
  email: `${newName()}@example.org`,
  phone: null,
  subject: 'couples',
  message: secret,
  privacy: true,
  ...fields,
});
const send = (fields: object = {}, visitor = testApp.visitor()) => visitor.post('/api/contact', wish(fields));
const rows = async (sql: string, values: unknown[] = []) => (await testApp.pool.query(sql, values)).rows;
const messages = () => rows('select * from contact_messages order by id');
const letters = () => rows('select recipient, kind, subject, text, status from outbox order by id');

test('stores the message sealed, due at the end of the next working day', async () => {
  const reply = await send({ email: 'ona@example.org', phone: '600 000 001' });
  expect([reply.statusCode, reply.json()]).toEqual([201, { received: true }]);
  const [message, ...more] = await messages();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    user_id: null,
    subject: 'couples',
    name: 'Ona Ferrer',
    email: 'ona@example.org',
    phone: '600 000 001',
    state: 'new',
    owner_user_id: null,
    created_at: start,
    settled_at: null,
    due_at: instantOf('2026-11-23', '20:00'),
  });
  const { rows: tables } = await testApp.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables)
    expect(JSON.stringify(await rows(`select * from ${name}`)), name).not.toContain(secret);
});

test('does not open the text of one message in the row of another', async () => {
  await send();
  await send({ message: 'Otra cosa' });
  const [one, other] = await messages();
  const open = (id: number, sealed: string) => openMessage({ id, sealedMessage: sealed }, testApp.secrets);
  expect(open(one.id, one.sealed_message)).toBe(secret);
  expect(open(other.id, one.sealed_message)).toBe('No se puede leer este texto ahora.');
});

test('notifies the sender and the clinic without repeating any typed text', async () => {
  await send({
    name: 'Compra en tienda.example',
    email: 'ona@example.org',
    message: 'https://tienda.example',
  });
  const [toPerson, toClinic, ...more] = await letters();
  expect(more).toEqual([]);
  expect(toPerson).toMatchObject({ recipient: 'ona@example.org', subject: 'Hemos recibido tu mensaje' });
  expect(toClinic).toMatchObject({
    recipient: clinicContact().email,
    subject: 'Hay un mensaje nuevo en la Bandeja',
  });
  const [message] = await messages();
  expect(toClinic.text).toContain(`http://onyar.test/staff/bandeja?mensaje=${message.id}`);
  for (const letter of [toPerson, toClinic]) expect(letter.text).not.toMatch(/tienda|Compra|pareja/i);
});

test("sends only the clinic's note when the sender leaves just a phone number", async () => {
  expect((await send({ email: '', phone: '600 000 001' })).statusCode).toBe(201);
  expect((await letters()).map(({ kind }) => kind)).toEqual(['contact.note']);
});

describe('POST /api/contact with invalid input', () => {
  test.each([
    ['neither mail nor phone', { email: '', phone: '' }, 'email', 'Déjanos un correo o un teléfono'],
    ['no name', { name: ' ' }, 'name', 'Escribe tu nombre'],
    ['a name of two lines', { name: 'Ona\nFerrer' }, 'name', 'una sola línea'],
    ['a mail that is none', { email: 'ona' }, 'email', 'correo electrónico válido'],
    ['a phone that is none', { phone: '12' }, 'phone', 'teléfono válido'],
    ['a subject of nobody’s', { subject: 'casino' }, 'subject', 'Elige de qué se trata'],
    ['no subject', { subject: '' }, 'subject', 'Elige de qué se trata'],
    ['no message', { message: '\n ' }, 'message', 'Escribe tu mensaje'],
    ['a message without end', { message: 'a'.repeat(3_001) }, 'message', 'caben 3000'],
    ['no yes to the privacy notice', { privacy: false }, 'privacy', 'Marca la casilla'],
  ])('returns 400 for %s', async (_, fields, field, sentence) => {
    const reply = await send(fields);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(reply.json().fields[field]).toContain(sentence);
    expect([await messages(), await letters()]).toEqual([[], []]);
  });

  test.each([{ userId: 1 }, { state: 'closed' }, { owner: 3 }])(
    'returns 400 for the unknown fields %j',
    async (fields) => {
      expect((await send(fields)).statusCode).toBe(400);
    },
  );
});

test('returns 201 and stores nothing when the hidden trap field is filled in', async () => {
  const reply = await send({ website: 'https://tienda.example' });
  expect([reply.statusCode, reply.json()]).toEqual([201, { received: true }]);
  expect([await messages(), await letters()]).toEqual([[], []]);
});

test('limits a network to six messages an hour, trapped ones included, without limiting other networks', async () => {
  const limited = await startTestApp({ clock, url: testApp.url, env: { LIMIT_FACTOR: '1' } });
  const other = await startTestApp({ clock, url: testApp.url, env: { LIMIT_FACTOR: '1' } });
  const codes: number[] = [];
  for (let time = 0; time < 8; time++) {
    const from = time % 2 === 0 ? limited : other;
    codes.push((await send(time < 2 ? { website: 'x' } : {}, from.visitor('198.51.100.7'))).statusCode);
  }
  expect(codes).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  expect(await messages()).toHaveLength(4);
  expect((await send({}, limited.visitor('198.51.100.8'))).statusCode).toBe(201);
  await other.stop();
  await limited.stop();
});

test('sends at most two confirmations a day to a mailbox in any spelling, and stores every message', async () => {
  const spellings = ['nuria@example.org', 'NURIA@example.org', 'nuria+a@example.org', 'nuria+b@example.org'];
  for (const email of spellings) expect((await send({ email })).statusCode).toBe(201);
  expect((await letters()).filter(({ kind }) => kind === 'contact.received')).toHaveLength(2);
  expect(await messages()).toHaveLength(4);
});

test("sends no confirmation to the clinic's own address", async () => {
  await send({ email: clinicContact().email.toUpperCase() });
  expect((await letters()).map(({ kind }) => kind)).toEqual(['contact.note']);
});

test('limits the notes to the clinic to 30 an hour', async () => {
  for (let time = 0; time < 32; time++) await send({ email: '', phone: '600 000 001' });
  expect(await messages()).toHaveLength(32);
  expect((await letters()).filter(({ kind }) => kind === 'contact.note')).toHaveLength(30);
});

describe('POST /api/contact with an Idempotency-Key', () => {
  const sendKeyed = (key: string, body: object, at = testApp) =>
    at.visitor().send({
      method: 'POST',
      url: '/api/contact',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
  const key = 'a'.repeat(32);

  test('stores one message for ten concurrent requests to two instances', async () => {
    const body = wish();
    const other = await startTestApp({ clock, url: testApp.url });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, time) => sendKeyed(key, body, time % 2 === 0 ? testApp : other)),
    );
    // The duplicates do not count against the mailbox's daily limit.
    replies.push(await sendKeyed(key, body));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(201));
    expect(await messages()).toHaveLength(1);
    expect(await letters()).toHaveLength(2);
    await other.stop();
  });

  test('stores a second message with the same key and a different body', async () => {
    await sendKeyed(key, wish());
    await sendKeyed(key, wish({ message: 'Y otra cosa' }));
    expect(await messages()).toHaveLength(2);
  });
});

test('exports the opened messages of a signed-in user and deletes them with the account', async () => {
  const ona = await testApp.person();
  const other = await testApp.person();
  await send({ email: null, phone: '600 000 001' }, ona);
  await send({ message: 'Lo de otra persona' }, other);
  const copy = await ona.get('/api/me/export');
  expect(copy.json().contactMessages).toMatchObject([{ subject: 'couples', message: secret, answers: [] }]);
  expect(copy.body).not.toContain('Lo de otra persona');
  const gone = await ona.delete('/api/me', { password: 'casa-de-paper-7' });
  expect(gone.json().deleted).toContain('lo que nos escribiste desde la página de contacto');
  expect((await messages()).map(({ user_id }) => user_id)).toEqual([other.user.id]);
});

test('deletes settled messages with their answers after the retention period, and open ones after a longer one', async () => {
  await send();
  await send();
  const [done] = await messages();
  await testApp.pool.query(`update contact_messages set state = 'closed', settled_at = $2 where id = $1`, [
    ...[done.id, start],
  ]);
  const after = (minutes: number) =>
    clock.set(new Date(start.getTime() + clinic.contactMessagesKeptDays * 86_400_000 + minutes * 60_000));
  after(-1);
  await runJob(testApp, 'contact.tidy');
  expect(await messages()).toHaveLength(2);
  after(1);
  await runJob(testApp, 'contact.tidy');
  expect((await messages()).map(({ state }) => state)).toEqual(['new']);
  // Unanswered personal data is not kept for ever either.
  const unanswered = (minutes: number) =>
    clock.set(new Date(start.getTime() + clinic.contactUnansweredKeptDays * 86_400_000 + minutes * 60_000));
  unanswered(-1);
  await runJob(testApp, 'contact.tidy');
  expect(await messages()).toHaveLength(1);
  unanswered(1);
  await runJob(testApp, 'contact.tidy');
  expect(await messages()).toEqual([]);
});
