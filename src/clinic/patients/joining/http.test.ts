import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import { mapFields } from '../fields.ts';

const clock = stoppedClock(instantOf('2026-11-23', '09:00'));
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let direction: Person;
let reception: Person;
let [stays, other]: [number, number] = [0, 0];

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  [direction, reception] = [await createStaff(testApp, 'admin'), await createStaff(testApp, 'reception')];
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.pool.query('delete from appointments; delete from outbox; delete from guardianships');
  stays = await insertPatient(testApp, { name: 'Núria Peña', phone: '600 111 222' });
  other = await insertPatient(testApp, {
    name: 'Nuria Pena',
    email: 'nuria@example.org',
    birthDate: '1990-01-02',
  });
});

const join = (body: object = {}, who = direction, id = stays) =>
  who.post(`/api/staff/people/${id}/join`, { otherId: other, ...body });
const at = (time: string) => instantOf('2026-11-30', time);
const visit = (patientId: number, time: string, professionalId = 1) =>
  insertAppointment(testApp, { patientId, professionalId, startsAt: at(time) });
const cardOfAccount = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const guard = (patientId: number, guardianId: number, isNoContact = false) =>
  testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, has_no_contact, created_at)
     values ($1, $2, $3, true, $3, $3, $4, now())`,
    [patientId, guardianId, !isNoContact, isNoContact],
  );
const everything = async () => {
  const { rows } = await testApp.pool.query(
    `select (select json_agg(p order by id) from patients p) as patients,
       (select json_agg(a order by id) from appointments a) as appointments,
       (select json_agg(g) from guardianships g) as guardianships,
       (select count(*) from audit_log where action = 'patient.joined') as joined`,
  );
  return rows[0];
};

test('shows a preview without changes, then merges the records', async () => {
  await visit(stays, '09:00');
  await visit(other, '10:30');
  const together = await visit(await insertPatient(testApp, { name: 'Joan' }), '12:00');
  await testApp.pool.query('update appointments set companion_id = $2 where id = $1', [together, other]);
  const child = await insertPatient(testApp, { name: 'Pol', birthDate: '2018-05-06' });
  await guard(child, other);
  await testApp.pool.query(
    `insert into outbox (channel, recipient, subject, text, kind, patient_id, created_at)
     select 'email', 'nuria@example.org', 's', 't', 'appointment.planned', $1, now()`,
    [other],
  );
  await testApp.pool.query(
    `insert into receipts (series, number, issued_at, reference, payer_patient_id, capture_id, method, cents, concept, vat, vat_percent)
     values ('2026', 900001, now(), 'appointment:1', $1, 'CAJA-1', 'cash', 6500, 'Consulta', 'exempt', 0)`,
    [other],
  );
  const before = await everything();
  const shown = await join({ preview: true });
  expect(await everything()).toEqual(before);
  expect(shown.json()).toEqual({
    name: 'Núria Peña',
    birthDate: '1990-01-02',
    phone: '600 111 222',
    email: 'nuria@example.org',
    ...mapFields(() => null, ['document', 'language', 'address', 'deskRemark']),
    ...mapFields(() => null, ['emergencyName', 'emergencyPhone', 'emergencyRelation']),
    hasAccount: false,
    moved: { appointments: 2, plans: 0, guardians: 0, children: 1, messages: 1 },
  });
  const done = await join();
  expect(done.json()).toEqual(shown.json());
  const { rows } = await testApp.pool.query(
    'select id from appointments where patient_id = $1 or companion_id = $1 order by starts_at',
    [stays],
  );
  expect(rows).toHaveLength(3);
  expect(rows[2]).toEqual({ id: together });
  const paid = await testApp.pool.query('select payer_patient_id as id from receipts');
  expect(paid.rows).toEqual([{ id: stays }]);
  expect((await reception.get(`/api/staff/people/${stays}`)).json().children).toMatchObject([{ id: child }]);
  expect((await reception.get(`/api/staff/people/${stays}/messages`)).json()).toHaveLength(1);
  expect((await reception.get(`/api/staff/people/${other}`)).statusCode).toBe(404);
  const trace = await testApp.pool.query(
    `select actor_user_id, patient_id, detail from audit_log where action = 'patient.joined' and patient_id = $1`,
    [stays],
  );
  expect(trace.rows).toMatchObject([
    { actor_user_id: direction.user.id, detail: { merged: other, appointments: 2, children: 1 } },
  ]);
  expect((await join()).statusCode).toBe(404);
});

test('keeps the account of either record, which then sees all appointments', async () => {
  const client = await testApp.person({ fullName: 'Núria Peña' });
  other = await cardOfAccount(client);
  const planned = await visit(stays, '09:00');
  await reception.get(`/api/staff/people/${other}`);
  expect((await join()).json()).toMatchObject({ hasAccount: true });
  expect(await cardOfAccount(client)).toBe(stays);
  const own: { id: number }[] = (await client.get('/api/appointments')).json();
  expect(own.map(({ id }) => id)).toEqual([planned]);
  // Accesses to the former record are still listed.
  expect((await client.get('/api/me/access-log')).json().length).toBeGreaterThan(0);
});

test('refuses to merge two accounts, with a reason', async () => {
  [stays, other] = [await cardOfAccount(await testApp.person()), await cardOfAccount(await testApp.person())];
  for (const preview of [true, false])
    expect((await join({ preview })).json()).toMatchObject({
      code: 'two_accounts',
      message: expect.stringContaining('Las dos fichas tienen cuenta'),
    });
});

test.each<[string, string, () => Promise<unknown>]>([
  [
    'who are born on different days',
    'other_age',
    () => testApp.pool.query(`update patients set birth_on = '1991-01-01' where id = $1`, [stays]),
  ],
  ['of whom one cares for the other', 'family', () => guard(other, stays)],
  [
    'who are elsewhere at one hour',
    'contradicts',
    async () => {
      await visit(stays, '09:00', 1);
      await visit(other, '09:00', 2);
    },
  ],
  [
    'who come together',
    'contradicts',
    async () => {
      const id = await visit(stays, '09:00');
      await testApp.pool.query('update appointments set companion_id = $2 where id = $1', [id, other]);
    },
  ],
])('keeps two %s separate and changes nothing', async (_, code, happen) => {
  await happen();
  const before = await everything();
  for (const preview of [true, false]) expect((await join({ preview })).json()).toMatchObject({ code });
  expect(await everything()).toEqual(before);
});

test('keeps no contact if either record says so', async () => {
  const father = await insertPatient(testApp, { name: 'Joan Mas' });
  await guard(stays, father);
  await guard(other, father, true);
  await join();
  const { rows } = await testApp.pool.query(
    'select may_book, gets_notices, has_no_contact from guardianships where patient_id = $1',
    [stays],
  );
  expect(rows).toEqual([{ may_book: false, gets_notices: false, has_no_contact: true }]);
});

test('refuses the same record, an unknown one and a locked one', async () => {
  expect((await join({ otherId: stays })).json()).toMatchObject({ fields: { otherId: expect.any(String) } });
  expect((await join({ otherId: 99_999_999 })).statusCode).toBe(404);
  await testApp.pool.query(`update patients set blocked_until = '2041-01-01' where id = $1`, [other]);
  expect((await join()).statusCode).toBe(404);
  for (const body of [{ otherId: 'x' }, { otherId: 0 }, { more: 1 }])
    expect((await join(body)).statusCode).toBe(400);
});

test('merges once when two requests run concurrently', async () => {
  const both = await Promise.all([join(), join()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

test('allows only managers', async () => {
  const nausica = await createStaff(testApp, 'professional', 1);
  await visit(stays, '09:00');
  await visit(other, '10:30');
  const client = await testApp.person();
  expect(
    (await testApp.visitor().post(`/api/staff/people/${stays}/join`, { otherId: other })).statusCode,
  ).toBe(401);
  for (const who of [reception, nausica, client]) expect((await join({}, who)).statusCode).toBe(403);
});

test('covers every foreign key to a patient record', async () => {
  const { rows } = await testApp.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'patients'::regclass order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    // `moveRecords` of appointments, chat, consents, evaluations, records, payments and subscriptions.
    ...['appointments.companion_id', 'appointments.patient_id'],
    'callbacks.patient_id',
    ...['chat_threads.patient_id', 'clinical_notes.patient_id'],
    ...['consent_arrangements.patient_id', 'consent_exceptions.patient_id'],
    ...['consent_requests.patient_id', 'consent_requests.signer_id', 'consent_scans.patient_id'],
    ...['consents.patient_id', 'consents.signer_id', 'credit_accounts.patient_id', 'discharges.patient_id'],
    'evaluations.patient_id',
    // Family and dependent rows of the record.
    ...['guardianships.guardian_id', 'guardianships.patient_id', 'notice_answers.patient_id'],
    ...['patient_hours.patient_id', 'patient_invitations.patient_id', 'patients.guardian_id'],
    ...['plan_children.patient_id', 'receipts.payer_patient_id'],
    ...['record_openings.patient_id', 'record_requests.guardian_id', 'record_requests.patient_id'],
    'user_subscriptions.patient_id',
  ]);
});

test('moves a chat thread and merges two threads', async () => {
  const client = await testApp.person({ fullName: 'Núria Peña' });
  const own = await cardOfAccount(client);
  const thread = async (patientId: number, key: string) => {
    const { rows } = await testApp.pool.query(
      'insert into chat_threads (patient_id, created_at) values ($1, now()) returning id',
      [patientId],
    );
    await testApp.pool.query(
      `insert into chat_messages (thread_id, client_id, side, author_user_id, created_at, sealed_body)
       values ($1, $2, 'person', $3, now(), '')`,
      [rows[0].id, key, client.user.id],
    );
  };
  await thread(own, '3f7c1a52-0000-4000-8000-000000000001');
  other = own;
  expect((await join()).statusCode).toBe(200);
  other = await insertPatient(testApp, { name: 'Nuria' });
  await thread(other, '3f7c1a52-0000-4000-8000-000000000002');
  expect((await join()).statusCode).toBe(200);
  const { rows } = await testApp.pool.query(
    `select t.patient_id, count(*)::int from chat_threads t join chat_messages m on m.thread_id = t.id group by 1`,
  );
  expect(rows).toEqual([{ patient_id: stays, count: 2 }]);
});
