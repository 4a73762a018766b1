import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import type { PersonMessage } from './contract.ts';

const clock = stoppedClock(instantOf('2026-11-23', '09:00'));
let testApp: TestApp;
let reception: Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());

const messages = async (id: number): Promise<PersonMessage[]> =>
  (await reception.get(`/api/staff/people/${id}/messages`)).json();
const plan = (body: object) =>
  reception.post('/api/staff/appointments', { professionalId: 1, type: 'office', minutes: 60, ...body });

test('lets only reception and managers see messages, and none of locked records', async () => {
  const id = await insertPatient(testApp, { name: 'Núria Peña', blockedUntil: '2041-01-01' });
  const path = `/api/staff/people/${id}/messages`;
  const client = await testApp.person();
  const professional = await createStaff(testApp, 'professional', 1);
  expect((await testApp.visitor().get(path)).statusCode).toBe(401);
  for (const who of [client, professional]) expect((await who.get(path)).statusCode).toBe(403);
  expect((await reception.get(path)).statusCode).toBe(404);
});

test('lists kind, time and delivery status without text for a person without an account', async () => {
  const id = await insertPatient(testApp, { name: 'Núria Peña', email: 'nuria@example.org' });
  const planned = await plan({ patientId: id, startsAt: '2026-11-30T09:30:00.000Z' });
  expect(planned.statusCode).toBe(201);
  const [message, ...more] = await messages(id);
  expect(more).toEqual([]);
  expect(message).toEqual({
    id: message?.id,
    channel: 'email',
    about: 'Cita apuntada por la clínica',
    state: 'queued',
    createdAt: '2026-11-23T08:00:00.000Z',
    sentAt: null,
  });
});

test("lists a message to a mother about her child on the child's record only", async () => {
  const mother = await testApp.person();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [mother.user.id]);
  const child = await insertPatient(testApp, { name: 'Pol', birthDate: '2016-05-06' });
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now())`,
    [child, rows[0].id],
  );
  const planned = await plan({ patientId: child, startsAt: '2026-12-01T09:30:00.000Z', type: 'child' });
  expect(planned.statusCode).toBe(201);
  expect((await messages(child)).map(({ about }) => about)).toEqual(['Cita apuntada por la clínica']);
  expect(await messages(rows[0].id)).toEqual([]);
  await mother.post('/api/password', { current: 'casa-de-paper-7', next: 'casa-de-paper-8' });
  expect((await messages(rows[0].id)).map(({ about }) => about)).toEqual(['Contraseña cambiada']);
});

describe('undelivered messages', () => {
  const fail = async (fields = ''): Promise<number> => {
    await testApp.pool.query('delete from outbox');
    const { rows } = await testApp.pool.query(
      `insert into outbox (channel, recipient, subject, text, kind, status, attempts, last_error, created_at)
       values ('email', 'nuria@example.org', 'Tu cita', 'A las nueve', 'appointment.reminder', 'failed', 8, 'EENVELOPE', $1) returning id`,
      [clock.now()],
    );
    if (fields) await testApp.pool.query(`update outbox set ${fields}`);
    return Number(rows[0].id);
  };
  const failed = async () => (await reception.get('/api/staff/messages/failed')).json();
  const resend = (id: number) => reception.post(`/api/staff/messages/${id}/resend`);

  test('lists the recipient, never the text', async () => {
    const id = await fail();
    expect(await failed()).toMatchObject([
      { id, about: 'Recordatorio de la cita', recipient: 'nuria@example.org', mayBeSentAgain: true },
    ]);
    expect(JSON.stringify(await failed())).not.toContain('A las nueve');
  });

  test('resends once for concurrent requests', async () => {
    const id = await fail();
    const codes = (await Promise.all([resend(id), resend(id)])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([204, 404]);
    const { rows } = await testApp.pool.query('select status, attempts, last_error from outbox');
    expect(rows).toEqual([{ status: 'queued', attempts: 0, last_error: null }]);
    expect(await failed()).toEqual([]);
  });

  test('lists a withheld message, and sends it once as an audited act of the desk', async () => {
    const id = await fail("status = 'suppressed'");
    expect(await failed()).toMatchObject([{ id, state: 'suppressed', mayBeSentAgain: true }]);
    const codes = (await Promise.all([resend(id), resend(id)])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([204, 404]);
    const { rows } = await testApp.pool.query(
      `select status, (select count(*)::int from audit_log where action = 'message.released' and subject = 'message:' || outbox.id
         and actor_user_id = $1) as entries from outbox`,
      [reception.user.id],
    );
    expect(rows).toEqual([{ status: 'queued', entries: 1 }]);
    expect(await failed()).toEqual([]);
  });

  test.each(["text = ''", 'redacted_at = now()', "expires_at = '2026-11-23T07:00:00Z'"])(
    'neither lists nor sends a withheld message with %s',
    async (fields) => {
      const id = await fail(`status = 'suppressed', ${fields}`);
      expect(await failed()).toEqual([]);
      expect((await resend(id)).json().code).toBe('too_late');
    },
  );

  test.each(["expires_at = '2026-11-23T07:00:00Z'", 'redacted_at = now()'])(
    'refuses to resend with %s',
    async (fields) => {
      const id = await fail(fields);
      expect((await failed())[0].mayBeSentAgain).toBe(false);
      expect([(await resend(id)).statusCode, (await resend(id)).json().code]).toEqual([409, 'too_late']);
    },
  );
});
