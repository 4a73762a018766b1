import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationJobs } from '#clinic/notifications/jobs.server.ts';
import { clinic } from '#config';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { ContactMessage } from './contract.ts';

const clock = stoppedClock(instantOf('2026-11-23', '10:00'));
let testApp: TestApp;
type Staff = Awaited<ReturnType<typeof createStaff>>;
let reception: Staff;
let direction: Staff;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
  [reception, direction] = [await createStaff(testApp, 'reception'), await createStaff(testApp, 'admin')];
});
afterAll(() => testApp.stop());
beforeEach(() =>
  testApp.pool.query(
    'delete from contact_messages; delete from outbox; delete from unproved_letters; delete from rate_limits',
  ),
);

const secret = 'Desde octubre no puedo dormir';
const reply = 'Puedes venir el jueves a las diez';

async function written(fields: object = {}): Promise<number> {
  const sent = await testApp.visitor().post('/api/contact', {
    name: 'Ona Ferrer',
    email: `${newName()}@example.org`,
    phone: '600 000 001',
    subject: 'couples',
    message: secret,
    privacy: true,
    ...fields,
  });
  expect(sent.statusCode).toBe(201);
  return (await testApp.pool.query('select max(id) as id from contact_messages')).rows[0].id;
}
const path = (id: number, part = '') => `/api/staff/contact/${id}${part}`;
const read = async (id: number, who = reception): Promise<ContactMessage> => (await who.get(path(id))).json();
const take = (id: number, who: Staff, from: number | null = null) => who.post(path(id, '/take'), { from });
const answer = (id: number, who: Staff, body: object = {}) =>
  who.post(path(id, '/answers'), { way: 'email', text: reply, ...body });
const list = async (show = 'open') => (await reception.get(`/api/staff/contact?show=${show}`)).json();
const answersSent = async () =>
  (await testApp.pool.query(`select * from outbox where kind = 'contact.answer' order by id`)).rows;
const recorded = async (id: number) =>
  (
    await testApp.pool.query('select action from audit_log where subject = $1 order by id', [`contact:${id}`])
  ).rows.map(({ action }) => action);

test('GET /api/staff/contact lists sender, subject and dates without the text, most urgent first', async () => {
  const late = await written({ name: 'Pau Serra', subject: 'referral' });
  await testApp.pool.query(`update contact_messages set due_at = due_at + interval '1 day'`);
  const soon = await written();
  const shown = await list();
  expect(shown.map(({ id }: { id: number }) => id)).toEqual([soon, late]);
  expect(shown[1]).toEqual({
    id: late,
    name: 'Pau Serra',
    subject: 'referral',
    state: 'new',
    owner: null,
    createdAt: '2026-11-23T09:00:00.000Z',
    dueAt: '2026-11-25T19:00:00.000Z',
  });
  expect(JSON.stringify(shown)).not.toContain(secret);
});

test('GET /api/staff/contact does not count as user activity', async () => {
  const sessions = async () =>
    (await testApp.pool.query('select last_seen_at from sessions order by 1')).rows;
  await testApp.pool.query(`update sessions set last_seen_at = $1`, [
    new Date(clock.now().getTime() - 120_000),
  ]);
  const before = await sessions();
  await list();
  expect(await sessions()).toEqual(before);
});

test('GET /api/staff/contact/:id returns the message and logs the access', async () => {
  const id = await written();
  expect(await read(id)).toMatchObject({ id, message: secret, phone: '600 000 001', answers: [] });
  expect(await recorded(id)).toEqual(['contact.read']);
});

describe('POST /api/staff/contact/:id/take', () => {
  test('assigns the message to one of two concurrent users and returns 409 to the other', async () => {
    const id = await written();
    const codes = await Promise.all([take(id, reception), take(id, direction)]);
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(codes.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('somebody_elses');
  });

  test('reassigns it from the owner a colleague saw, and only the owner can answer', async () => {
    const id = await written();
    await take(id, reception);
    expect((await answer(id, direction)).json().code).toBe('somebody_elses');
    expect((await take(id, direction)).json().code).toBe('somebody_elses');
    const taken = await take(id, direction, reception.user.id);
    expect(taken.json().owner).toEqual({ userId: direction.user.id, name: direction.user.username });
    expect((await answer(id, direction)).statusCode).toBe(201);
    expect(await recorded(id)).toEqual(['contact.taken', 'contact.taken', 'contact.answered']);
  });
});

describe('POST /api/staff/contact/:id/answers', () => {
  test('sends an e-mail, stores the answer sealed, and shows its delivery state', async () => {
    const id = await written({ email: 'ona@example.org' });
    const answered = await answer(id, reception, { text: `${reply}.\n\nUn saludo` });
    expect(answered.statusCode).toBe(201);
    expect(answered.json()).toMatchObject({
      state: 'answered',
      owner: { userId: reception.user.id },
      answers: [{ way: 'email', text: `${reply}.\n\nUn saludo`, delivery: 'queued' }],
    });
    const [mail, ...more] = await answersSent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ona@example.org', status: 'queued' });
    expect(mail.text).toContain(reply);
    expect(mail.text).not.toContain(secret);
    const { rows } = await testApp.pool.query('select * from contact_answers');
    expect(JSON.stringify(rows)).not.toContain(reply);
    await testApp.pool.query(`update outbox set status = 'failed' where id = $1`, [mail.id]);
    expect((await read(id)).answers).toMatchObject([{ delivery: 'failed' }]);
    expect(await list()).toEqual([]);
    expect(await list('settled')).toMatchObject([{ id, state: 'answered' }]);
  });

  test('keeps no plain text of the answer in any table once the e-mail is sent', async () => {
    const id = await written();
    await answer(id, reception);
    await testApp.pool.query(
      `update outbox set status = 'sent', sent_at = now() where kind = 'contact.answer'`,
    );
    const [tidy] = notificationJobs({ db: testApp.db, clock, config: { MODE: 'production' } });
    await tidy?.handle({} as never);
    expect(await answersSent()).toMatchObject([{ text: '', blocks: [] }]);
    expect((await read(id)).answers).toMatchObject([{ text: reply, delivery: 'sent' }]);
  });

  test('lets staff resend a failed e-mail while messages are stored; after that only the sealed text remains', async () => {
    const id = await written();
    await answer(id, reception);
    const start = clock.now();
    await testApp.pool.query(`update outbox set status = 'failed' where kind = 'contact.answer'`);
    const [tidy] = notificationJobs({ db: testApp.db, clock, config: { MODE: 'production' } });
    await tidy?.handle({} as never);
    expect((await answersSent())[0].text).toContain(reply);
    const [given] = (await read(id)).answers;
    const again = (who = reception, of = id) =>
      who.post(path(of, `/answers/${given?.id}/again`)).then(({ statusCode }) => statusCode);
    expect(await again(reception, id + 1)).toBe(404);
    expect((await Promise.all([again(), again(direction)])).sort()).toEqual([200, 404]);
    expect((await read(id)).answers).toMatchObject([{ delivery: 'queued' }]);
    expect(await answersSent()).toMatchObject([{ status: 'queued', attempts: 0 }]);
    await testApp.pool.query(`update outbox set status = 'failed' where kind = 'contact.answer'`);
    clock.set(new Date(start.getTime() + (clinic.messagesKeptDays * 24 + 1) * 3_600_000));
    await tidy?.handle({} as never);
    expect(await answersSent()).toMatchObject([{ text: '', blocks: [], recipient: '' }]);
    clock.set(start);
    expect((await read(id)).answers).toMatchObject([{ text: reply, delivery: 'failed' }]);
    expect(await again()).toBe(409);
  });

  test('stores one answer and sends one e-mail for a repeated idempotency key', async () => {
    const id = await written();
    const keyed = () =>
      reception.send({
        method: 'POST',
        url: path(id, '/answers'),
        payload: JSON.stringify({ way: 'email', text: reply }),
        headers: { 'content-type': 'application/json', 'idempotency-key': `answer-of-${id}-0123456789` },
      });
    const replies = await Promise.all([keyed(), keyed()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await answersSent()).toHaveLength(1);
  });

  test('stores a call with a note and sends nothing if the sender left only a phone number', async () => {
    const id = await written({ email: null });
    expect((await answer(id, reception)).json().code).toBe('no_email');
    const noted = await answer(id, reception, { way: 'phone', text: 'Llamada: viene el jueves' });
    expect(noted.json()).toMatchObject({
      state: 'answered',
      answers: [{ way: 'phone', text: 'Llamada: viene el jueves', delivery: null }],
    });
    expect(await answersSent()).toEqual([]);
  });

  test('rejects a call if no phone number was left, and an empty text', async () => {
    const id = await written({ phone: null });
    expect((await answer(id, reception, { way: 'phone' })).json().code).toBe('no_phone');
    expect((await answer(id, reception, { text: ' ' })).json().fields).toEqual({ text: 'Escribe algo' });
    expect((await answer(id, reception, { to: 'otra@example.org' })).statusCode).toBe(400);
  });

  test('accepts another answer after the message is reopened, but not before', async () => {
    const id = await written();
    await answer(id, reception);
    expect((await answer(id, reception)).json().code).toBe('is_settled');
    expect((await reception.post(path(id, '/reopen'))).json()).toMatchObject({ state: 'taken' });
    expect((await answer(id, reception)).json().answers).toHaveLength(2);
  });

  test('delivers answers to an unverified address beyond its daily limit', async () => {
    const email = 'massa@example.org';
    const ids: number[] = [];
    for (let count = 0; count < 7; count++) ids.push(await written({ email }));
    for (const id of ids) await answer(id, reception);
    const states = await Promise.all(ids.map(async (id) => (await read(id)).answers[0]?.delivery));
    expect(states).toEqual(Array(7).fill('queued'));
  });
});

test('a message that needs no answer can be closed and reopened', async () => {
  const id = await written();
  expect((await reception.post(path(id, '/close'))).json()).toMatchObject({ state: 'closed' });
  expect((await take(id, direction, reception.user.id)).json().code).toBe('is_settled');
  expect(await list()).toEqual([]);
  await reception.post(path(id, '/reopen'));
  expect(await list()).toMatchObject([{ id, state: 'taken' }]);
  expect(await recorded(id)).toEqual(['contact.closed', 'contact.reopened']);
});

test('closing a settled message again changes neither its outcome nor its settlement date', async () => {
  const id = await written();
  await answer(id, reception);
  const facts = async () =>
    (
      await testApp.pool.query(
        'select state, owner_user_id, settled_at from contact_messages where id = $1',
        [id],
      )
    ).rows[0];
  const before = await facts();
  clock.advance(10);
  expect((await reception.post(path(id, '/close'))).json()).toMatchObject({ state: 'answered' });
  expect(await facts()).toEqual(before);
  clock.advance(-10);
});

test('the export contains answers by e-mail, but not the notes of calls', async () => {
  const ona = await testApp.person();
  await ona.post('/api/contact', {
    name: 'Ona',
    email: 'persona@example.org',
    phone: '600 000 001',
    subject: 'plan',
    message: secret,
    privacy: true,
  });
  const id = (await testApp.pool.query('select max(id) as id from contact_messages')).rows[0].id;
  await answer(id, reception);
  await reception.post(path(id, '/reopen'));
  await answer(id, reception, { way: 'phone', text: 'Prefiere por la tarde' });
  const copy = await ona.get('/api/me/export');
  expect(copy.json().contactMessages).toMatchObject([{ message: secret, answers: [{ text: reply }] }]);
  expect(copy.body).not.toContain('Prefiere por la tarde');
});
