import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createChatHolder, sendChatMessage } from '#tests/support/chat.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff } from '#tests/support/staff.ts';
import type { OwnThread, ThreadSummary } from './contract.ts';
import type { OpenThread } from './desk/contract.ts';

/** A Monday at 9:00 in Madrid. */
const monday = instantOf('2026-11-30', '09:00');
const clock = stoppedClock(monday);
let testApp: TestApp;
let therapist: Awaited<ReturnType<TestApp['person']>>;
let colleague: typeof therapist;
let reception: typeof therapist;
let direction: typeof therapist;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  therapist = await createStaff(testApp, 'professional', 2);
  colleague = await createStaff(testApp, 'professional', 1);
  reception = await createStaff(testApp, 'reception');
  direction = await createStaff(testApp, 'admin');
});
afterAll(() => testApp.stop());
beforeEach(() => itIs(monday));

async function itIs(now: Date): Promise<void> {
  clock.set(now);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [now]);
}
const threadOf = async (who: typeof therapist, query = ''): Promise<OwnThread> =>
  (await who.get(`/api/chat${query}`)).json();
const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);
const deskOf = (id: number, path = '') => `/api/staff/chat/threads/${id}${path}`;

describe('/api/chat', () => {
  test('rejects every call of a visitor who is not signed in', async () => {
    const visitor = testApp.visitor();
    for (const path of ['/api/chat', '/api/chat/unread', '/api/chat/changes'])
      expect((await visitor.get(path)).statusCode, path).toBe(401);
    expect((await sendChatMessage(visitor as never, 'hola')).statusCode).toBe(401);
    expect((await visitor.post('/api/chat/read', { upTo: 1 })).statusCode).toBe(401);
  });

  test('starts empty, then returns messages in order with the name of the answering therapist', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2 });
    expect(await threadOf(ona)).toMatchObject({ messages: [], hasOlder: false, writing: 'open' });
    for (const text of ['uno', 'dos']) expect((await sendChatMessage(ona, text)).statusCode).toBe(201);
    const id = randomUUID();
    await therapist.post(deskOf(ona.patientId, '/messages'), { id, text: 'tres' });
    const thread = await threadOf(ona);
    expect(textsOf(thread)).toEqual(['uno', 'dos', 'tres']);
    expect(thread.messages.map(({ side }) => side)).toEqual(['person', 'person', 'team']);
    expect(thread.messages[2]).toMatchObject({ key: id, author: thread.team[0] });
  });

  test('stores one message for a repeated id, also for concurrent requests and after the plan has ended', async () => {
    const ona = await createChatHolder(testApp);
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => sendChatMessage(ona, 'una vez', id)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    await endPlans(ona.user.id);
    expect((await sendChatMessage(ona, 'una vez', id)).statusCode).toBe(201);
    expect(textsOf(await threadOf(ona))).toEqual(['una vez']);
  });

  test('rejects an invalid message with an explanation and stores nothing', async () => {
    const ona = await createChatHolder(testApp);
    const bodies = [
      {},
      { id: randomUUID() },
      { id: randomUUID(), text: '' },
      { id: randomUUID(), text: ' \n ' },
      { id: randomUUID(), text: 'x'.repeat(4_001) },
      { id: 'uno', text: 'hola' },
      { id: randomUUID(), text: 'hola', side: 'team' },
      { id: randomUUID(), text: 7 },
    ];
    for (const body of bodies) {
      const reply = await ona.post('/api/chat/messages', body);
      expect([reply.statusCode, reply.json().message], JSON.stringify(body)).toEqual([
        400,
        expect.any(String),
      ]);
    }
    for (const upTo of [0, -1, 1.5, '1', 2 ** 31])
      expect((await ona.post('/api/chat/read', { upTo })).statusCode).toBe(400);
    expect((await ona.get('/api/chat?before=0')).statusCode).toBe(400);
    expect((await threadOf(ona)).messages).toEqual([]);
  });

  test('returns pages newest first, without duplicates or gaps', async () => {
    const ona = await createChatHolder(testApp);
    for (let count = 1; count <= 103; count++) await sendChatMessage(ona, `n ${count}`);
    const newest = await threadOf(ona);
    const middle = await threadOf(ona, `?before=${newest.messages[0]?.id}`);
    const oldest = await threadOf(ona, `?before=${middle.messages[0]?.id}`);
    expect([newest, middle, oldest].map(({ hasOlder }) => hasOlder)).toEqual([true, true, false]);
    expect([oldest, middle, newest].flatMap(textsOf)).toEqual(
      Array.from({ length: 103 }, (_, index) => `n ${index + 1}`),
    );
  });

  test('shows each side how far the other has read; the mark never moves back or beyond the last message', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2 });
    const first = (await sendChatMessage(ona, 'uno')).json().id;
    const second = (await sendChatMessage(ona, 'dos')).json().id;
    expect((await therapist.post(deskOf(ona.patientId, '/read'), { upTo: second })).statusCode).toBe(204);
    await therapist.post(deskOf(ona.patientId, '/read'), { upTo: first });
    expect((await threadOf(ona)).teamReadId).toBe(second);
    await therapist.post(deskOf(ona.patientId, '/messages'), { id: randomUUID(), text: 'tres' });
    expect((await ona.get('/api/chat/unread')).json()).toEqual({ unread: 1 });
    expect((await ona.post('/api/chat/read', { upTo: 2 ** 31 - 1 })).statusCode).toBe(204);
    expect((await ona.get('/api/chat/unread')).json()).toEqual({ unread: 0 });
    await therapist.post(deskOf(ona.patientId, '/messages'), { id: randomUUID(), text: 'cuatro' });
    expect((await ona.get('/api/chat/unread')).json()).toEqual({ unread: 1 });
  });
});

const endPlans = (userId: number) =>
  testApp.pool.query('update user_subscriptions set active = false where user_id = $1', [userId]);

describe('who may write', () => {
  test('a patient who never had the plan reads nothing and writes nothing', async () => {
    const nil = await testApp.person();
    expect(await threadOf(nil)).toMatchObject({ writing: 'no_plan', messages: [] });
    const reply = await sendChatMessage(nil, 'hola');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'chat_not_in_plan']);
  });

  test('a former plan holder reads existing messages and cannot write, with immediate effect', async () => {
    const ona = await createChatHolder(testApp);
    await sendChatMessage(ona, 'hola');
    await endPlans(ona.user.id);
    expect((await sendChatMessage(ona, 'otra vez')).statusCode).toBe(403);
    const thread = await threadOf(ona);
    expect([thread.writing, textsOf(thread)]).toEqual(['no_plan', ['hola']]);
  });

  test('a patient cannot write after the last day of the plan, even before the job has run', async () => {
    const ona = await createChatHolder(testApp);
    await testApp.pool.query('update user_subscriptions set ends_at = $2 where user_id = $1', [
      ona.user.id,
      instantOf('2026-11-30', '00:00'),
    ]);
    expect((await sendChatMessage(ona, 'hola')).statusCode).toBe(403);
  });
});

test('without a signed crisis protocol neither side writes; existing messages stay readable', async () => {
  const ona = await createChatHolder(testApp, { treatedBy: 2 });
  await sendChatMessage(ona, 'hola');
  const { signed } = (await direction.get('/api/staff/crisis-protocol')).json();
  await direction.delete('/api/staff/crisis-protocol');
  try {
    const reply = await sendChatMessage(ona, 'otra vez');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'crisis_protocol_missing']);
    const answer = { id: randomUUID(), text: 'hola' };
    expect((await therapist.post(deskOf(ona.patientId, '/messages'), answer)).statusCode).toBe(409);
    const thread = await threadOf(ona);
    expect([thread.writing, textsOf(thread)]).toEqual(['not_open', ['hola']]);
    expect((await therapist.get(deskOf(ona.patientId))).json()).toMatchObject({ isOpen: false });
  } finally {
    const { responders, hours, steps } = signed;
    await direction.post('/api/staff/crisis-protocol', { responders, hours, steps });
  }
  expect((await sendChatMessage(ona, 'otra vez')).statusCode).toBe(201);
});

describe('/api/staff/chat/threads', () => {
  test('lets the care team read and answer, returns 404 to a colleague and 403 to reception', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2, name: 'Ona Vilamala' });
    await sendChatMessage(ona, 'me cuesta dormir');
    const open = await therapist.get(deskOf(ona.patientId));
    expect(open.json() as OpenThread).toMatchObject({ name: 'Ona Vilamala', canAnswer: true, isOpen: true });
    expect(textsOf(open.json())).toEqual(['me cuesta dormir']);
    const body = { id: randomUUID(), text: 'hola' };
    const unknown = await colleague.get(deskOf(999_999));
    for (const who of [colleague, direction]) {
      const reply = await who.get(deskOf(ona.patientId));
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
      expect((await who.post(deskOf(ona.patientId, '/messages'), body)).statusCode).toBe(404);
      expect((await who.post(deskOf(ona.patientId, '/read'), { upTo: 1 })).statusCode).toBe(404);
    }
    expect((await reception.get(deskOf(ona.patientId))).statusCode).toBe(403);
    expect((await reception.post(deskOf(ona.patientId, '/messages'), body)).statusCode).toBe(403);
  });

  test('shows reception that a message waits and for whom, but not its text', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2, name: 'Ona Puigdevalls' });
    await sendChatMessage(ona, 'me cuesta dormir');
    const reply = await reception.get('/api/staff/chat/threads');
    const row = (reply.json() as ThreadSummary[]).find(({ patientId }) => patientId === ona.patientId);
    expect(row).toMatchObject({ name: 'Ona Puigdevalls', unread: 1, mayRead: false });
    expect(row).toMatchObject({ waitingSince: monday.toISOString(), owner: expect.any(String) });
    expect(reply.body).not.toContain('dormir');
    const own: ThreadSummary[] = (await colleague.get('/api/staff/chat/threads')).json();
    expect(own.map(({ patientId }) => patientId)).not.toContain(ona.patientId);
  });

  test('gives the thread to the director, also by e-mail, if the therapist has no account', async () => {
    await testApp.pool.query('delete from outbox; delete from chat_messages; delete from chat_threads');
    await testApp.pool.query(`update users set email = 'direccion@example.org' where id = $1`, [
      direction.user.id,
    ]);
    const { rows } = await testApp.pool.query(
      'update professionals set user_id = null where id = 1 returning name',
    );
    const ona = await createChatHolder(testApp, { treatedBy: 1 });
    await sendChatMessage(ona, 'hola');
    expect((await threadOf(ona)).team).toEqual([rows[0].name]);
    expect((await direction.get(deskOf(ona.patientId))).statusCode).toBe(200);
    expect((await direction.get('/api/staff/chat/threads')).json()).toMatchObject([
      { patientId: ona.patientId, owner: rows[0].name, mayRead: true },
    ]);
    await itIs(new Date(monday.getTime() + 10 * 60_000));
    await runJob(testApp, 'chat.tell-waiting');
    const { rows: letters } = await testApp.pool.query(
      `select recipient from outbox where kind = 'chat.waiting-team' order by id`,
    );
    await testApp.pool.query('update professionals set user_id = $1 where id = 1', [colleague.user.id]);
    expect(letters).toContainEqual({ recipient: 'direccion@example.org' });
  });

  test('gives the thread to the director if nobody treats the patient yet', async () => {
    const ona = await createChatHolder(testApp);
    await sendChatMessage(ona, 'acabo de llegar');
    expect((await direction.get(deskOf(ona.patientId))).statusCode).toBe(200);
    expect((await therapist.get(deskOf(ona.patientId))).statusCode).toBe(404);
  });

  test('logs one access per open screen, and shows it to the patient', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2 });
    await sendChatMessage(ona, 'hola');
    const looks = async () =>
      (
        await testApp.pool.query(`select * from audit_log where action = 'chat.read' and patient_id = $1`, [
          ona.patientId,
        ])
      ).rowCount;
    for (let times = 0; times < 3; times++) await therapist.get(deskOf(ona.patientId));
    expect(await looks()).toBe(1);
    await itIs(new Date(monday.getTime() + 16 * 60_000));
    await therapist.get(deskOf(ona.patientId));
    expect(await looks()).toBe(2);
    const log = (await ona.get('/api/me/access-log')).json();
    expect(log).toMatchObject([
      { opened: 'chat', role: 'professional' },
      { opened: 'chat', role: 'professional' },
    ]);
  });
});

describe('reading hours', () => {
  const at = async (day: string, time: string, who: typeof therapist) => {
    await itIs(instantOf(day, time));
    return (await threadOf(who)).reading;
  };

  test('are open during the hours of a working day; otherwise the response says when they next begin', async () => {
    const ona = await createChatHolder(testApp);
    expect(await at('2026-11-30', '09:00', ona)).toEqual({
      isNow: true,
      turnsAt: instantOf('2026-11-30', '13:00').toISOString(),
    });
    const next = (day: string, time: string) => ({
      isNow: false,
      turnsAt: instantOf(day, time).toISOString(),
    });
    expect(await at('2026-11-30', '08:59', ona)).toEqual(next('2026-11-30', '09:00'));
    expect(await at('2026-11-30', '13:00', ona)).toEqual(next('2026-11-30', '16:00'));
    expect(await at('2026-12-05', '23:00', ona)).toEqual(next('2026-12-07', '09:00'));
    // 8 December is a holiday.
    expect(await at('2026-12-07', '20:00', ona)).toEqual(next('2026-12-09', '09:00'));
  });
});

describe('e-mail about unread messages', () => {
  const letters = async (kind: string) =>
    (
      await testApp.pool.query('select recipient, subject, text from outbox where kind = $1 order by id', [
        kind,
      ])
    ).rows;
  const itIsAfter = (minutes: number) => itIs(new Date(monday.getTime() + minutes * 60_000));
  beforeEach(() =>
    testApp.pool.query('delete from outbox; delete from chat_messages; delete from chat_threads'),
  );

  test('is sent to the patient after ten minutes, once per reading, without message text', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2 });
    const { id } = (await sendChatMessage(ona, 'hola')).json();
    const answer = () =>
      therapist.post(deskOf(ona.patientId, '/messages'), { id: randomUUID(), text: 'secreto' });
    await therapist.post(deskOf(ona.patientId, '/read'), { upTo: id });
    await answer();
    await itIsAfter(9);
    await runJob(testApp, 'chat.tell-waiting');
    expect(await letters('chat.waiting')).toEqual([]);
    await itIsAfter(10);
    await Promise.all([1, 2, 3].map(() => runJob(testApp, 'chat.tell-waiting')));
    await answer();
    await itIsAfter(30);
    await runJob(testApp, 'chat.tell-waiting');
    const [letter, ...more] = await letters('chat.waiting');
    expect(more).toEqual([]);
    expect(letter.subject).toBe('Tienes un mensaje sin leer');
    expect(letter.text).not.toContain('secreto');
    await ona.post('/api/chat/read', { upTo: 2 ** 31 - 1 });
    await answer();
    await itIsAfter(60);
    await runJob(testApp, 'chat.tell-waiting');
    expect(await letters('chat.waiting')).toHaveLength(2);
  });

  test('is sent to an unverified address beyond its daily limit, because it follows from an answer of the staff', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2 });
    const email = `ona.${ona.user.id}@example.org`;
    await testApp.pool.query(`update users set email = $2, email_verified = false where id = $1`, [
      ...[ona.user.id, email],
    ]);
    await sendChatMessage(ona, 'hola');
    await therapist.post(deskOf(ona.patientId, '/messages'), { id: randomUUID(), text: 'secreto' });
    await testApp.pool.query(
      `insert into unproved_letters select encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2 from generate_series(1, 5)`,
      [JSON.stringify(['email', email]), monday],
    );
    const states = async () =>
      (
        await testApp.pool.query(`select status from outbox where kind = 'chat.waiting' order by id`)
      ).rows.map(({ status }) => status);
    for (const minutes of [10, 11]) {
      await itIsAfter(minutes);
      await runJob(testApp, 'chat.tell-waiting');
    }
    expect(await states()).toEqual(['queued']);
  });

  test('is sent again after a reading, even if the patient wrote without having read the last answer', async () => {
    const ona = await createChatHolder(testApp, { treatedBy: 2 });
    await testApp.pool.query(
      `update users set email = 'ona.' || id || '@example.org', email_verified = true where id = $1`,
      [ona.user.id],
    );
    const answer = () => therapist.post(deskOf(ona.patientId, '/messages'), { id: randomUUID(), text: 'sí' });
    const told = async () =>
      (
        await testApp.pool.query(`select from outbox where kind = 'chat.waiting' and user_id = $1`, [
          ona.user.id,
        ])
      ).rows.length;
    await sendChatMessage(ona, 'hola');
    const first = (await answer()).json().id;
    // Typed offline and sent from a tab in the background.
    await sendChatMessage(ona, 'otra cosa');
    await itIsAfter(10);
    await runJob(testApp, 'chat.tell-waiting');
    expect(await told()).toBe(1);
    await ona.post('/api/chat/read', { upTo: first });
    await answer();
    await itIsAfter(30);
    await runJob(testApp, 'chat.tell-waiting');
    expect(await told()).toBe(2);
  });

  test('is sent to the therapist, without name or message text, and not if the message has been read', async () => {
    await testApp.pool.query(`update users set email = 'fermi@example.org' where id = $1`, [
      therapist.user.id,
    ]);
    const ona = await createChatHolder(testApp, { treatedBy: 2, name: 'Ona Vilamala' });
    const read = await createChatHolder(testApp, { treatedBy: 2 });
    await sendChatMessage(ona, 'secreto');
    const { id } = (await sendChatMessage(read, 'hola')).json();
    await therapist.post(deskOf(read.patientId, '/read'), { upTo: id });
    await itIsAfter(10);
    // While no staff member has an address, the notification stays due.
    const staff = (await testApp.pool.query(`select id, email from users where role <> 'client'`)).rows;
    await testApp.pool.query(`update users set email = null where role <> 'client'`);
    await runJob(testApp, 'chat.tell-waiting');
    for (const { id: userId, email } of staff)
      await testApp.pool.query('update users set email = $2 where id = $1', [userId, email]);
    for (let times = 0; times < 2; times++) await runJob(testApp, 'chat.tell-waiting');
    const [letter, ...more] = await letters('chat.waiting-team');
    expect(more).toEqual([]);
    expect(letter.recipient).toBe('fermi@example.org');
    for (const word of ['secreto', 'Ona', 'Vilamala', 'O. V.'])
      expect(letter.subject + letter.text).not.toContain(word);
    expect(await letters('chat.waiting')).toEqual([]);
  });
});

describe('storage', () => {
  test('a database dump contains no message text, and swapped rows cannot be decrypted', async () => {
    const ona = await createChatHolder(testApp);
    await sendChatMessage(ona, 'palabra secretisima uno');
    await sendChatMessage(ona, 'palabra secretisima dos');
    const { rows: tables } = await testApp.pool.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    for (const { name } of tables) {
      const { rows } = await testApp.pool.query(`select row_to_json(t)::text as row from ${name} t`);
      expect(rows.filter(({ row }) => row.includes('secretisima'))).toEqual([]);
    }
    await testApp.pool.query(
      `update chat_messages m set sealed_body = other.sealed_body from chat_messages other
       where m.thread_id = other.thread_id and m.id <> other.id and m.author_user_id = $1`,
      [ona.user.id],
    );
    expect(textsOf(await threadOf(ona))).toEqual([
      'No se puede leer este mensaje ahora.',
      'No se puede leer este mensaje ahora.',
    ]);
  });

  test('the export contains the chat; it is deleted with the account, or after fifteen years if there is a clinical record', async () => {
    const visited = await createChatHolder(testApp, { treatedBy: 2 });
    const never = await createChatHolder(testApp);
    for (const who of [visited, never]) await sendChatMessage(who, 'mi texto');
    const file = (await visited.get('/api/me/export')).json();
    expect(file.chat).toMatchObject([{ from: 'self', text: 'mi texto' }]);
    // The visit was booked by another person; the record is still the patient's.
    for (const who of [visited, never])
      expect((await who.delete('/api/me', { password: 'casa-de-paper-7' })).statusCode).toBe(200);
    const left = async () =>
      (
        await testApp.pool.query(
          'select author_user_id as id from chat_messages where author_user_id = any($1)',
          [[visited.user.id, never.user.id]],
        )
      ).rows;
    expect(await left()).toEqual([{ id: visited.user.id }]);
    expect((await therapist.get(deskOf(visited.patientId))).statusCode).toBe(404);
    clock.set(instantOf('2041-11-30', '09:00'));
    await runJob(testApp, 'chat.delete-overdue');
    expect(await left()).toHaveLength(1);
    clock.set(instantOf('2041-12-01', '09:00'));
    await runJob(testApp, 'chat.delete-overdue');
    expect(await left()).toEqual([]);
  });
});
