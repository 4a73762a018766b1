import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { PatientRecord } from '../directory/contract.ts';
import { notifyPatient } from '../notify.server.ts';

const birthday = instantOf('2026-12-07', '00:00');
const dayBefore = instantOf('2026-12-06', '23:59');
const clock = stoppedClock(birthday);
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;
let nausica: Person;
let [child, mother, father]: [number, number, number] = [0, 0, 0];

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  nausica = await createStaff(testApp, 'professional', 1);
});
afterAll(() => testApp.stop());

/** The child turns 14 on 7 December. Both parents and the child get notices. */
beforeEach(async () => {
  clock.set(birthday);
  await testApp.pool.query('delete from outbox; delete from appointments');
  child = await insertPatient(testApp, {
    name: 'Pol Serra',
    birthDate: '2012-12-07',
    email: 'pol@example.org',
  });
  mother = await insertPatient(testApp, { name: 'Marta Serra', email: 'mare@example.org' });
  father = await insertPatient(testApp, { name: 'Joan Mas', email: 'pare@example.org' });
  for (const guardian of [mother, father])
    await testApp.pool.query(
      `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
       values ($1, $2, true, true, true, true, now())`,
      [child, guardian],
    );
});

/** Changes the birth date instead of the clock, which would expire all sessions. */
const turns = (age: number) =>
  testApp.pool.query('update patients set birth_on = $2 where id = $1', [child, `${2026 - age}-12-07`]);
const path = () => `/api/staff/people/${child}/notices`;
const answer = (body: object, who = reception) => who.post(path(), body);
const card = async (): Promise<PatientRecord> => (await reception.get(`/api/staff/people/${child}`)).json();
/** Returns the recipients of a letter about the child. */
const told = async () => {
  await testApp.pool.query('delete from outbox');
  const compose = () => ({
    kind: 'appointment.confirmed',
    cause: 'payment' as const,
    subject: 'Cita',
    text: 'Confirmada',
  });
  await inTransaction(testApp.db, (tx) => notifyPatient(tx, child, compose, clock.now()));
  const { rows } = await testApp.pool.query('select recipient from outbox order by recipient');
  return rows.map(({ recipient }) => recipient.split('@')[0]);
};

test('asks from the 14th birthday until answered, and again at 16', async () => {
  clock.set(dayBefore);
  expect((await card()).notices).toBeNull();
  clock.set(birthday);
  expect((await card()).notices).toEqual({ age: 14, isAsked: true, tellsPatient: true });
  const reply = await answer({ tellsPatient: true, guardianIds: [mother] });
  expect(reply.json().notices).toEqual({ age: 14, isAsked: false, tellsPatient: true });
  await turns(16);
  expect((await card()).notices).toMatchObject({ age: 16, isAsked: true });
  await answer({ tellsPatient: false, guardianIds: [mother] });
  expect((await card()).notices).toEqual({ age: 16, isAsked: false, tellsPatient: false });
});

test('sends letters only to the chosen recipients', async () => {
  expect(await told()).toEqual(['mare', 'pare', 'pol']);
  await answer({ tellsPatient: true, guardianIds: [] });
  expect(await told()).toEqual(['pol']);
  await answer({ tellsPatient: false, guardianIds: [father] });
  expect(await told()).toEqual(['pare']);
  const { rows } = await testApp.pool.query(
    `select detail from audit_log where action = 'patient.notices-answered' and patient_id = $1 order by id`,
    [child],
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    { age: 14, tellsPatient: true, guardians: '' },
    { age: 14, tellsPatient: false, guardians: String(father) },
  ]);
});

test('notifies an adult whatever was chosen before', async () => {
  await answer({ tellsPatient: false, guardianIds: [mother] });
  await turns(18);
  clock.set(dayBefore);
  expect(await told()).toEqual(['mare']);
  clock.set(birthday);
  expect(await told()).toEqual(['pol']);
  expect((await answer({ tellsPatient: true, guardianIds: [] })).json()).toMatchObject({ code: 'not_asked' });
});

test('requires a recipient, and refuses no-contact guardians and people outside the family', async () => {
  expect((await answer({ tellsPatient: false, guardianIds: [] })).json()).toMatchObject({
    code: 'nobody_told',
  });
  const stranger = await insertPatient(testApp, { name: 'Ningú' });
  expect((await answer({ tellsPatient: true, guardianIds: [stranger] })).statusCode).toBe(400);
  await testApp.pool.query(
    `update guardianships set may_book = false, gets_notices = false, may_ask_for_record = false, has_no_contact = true
     where patient_id = $1 and guardian_id = $2`,
    [child, father],
  );
  expect((await answer({ tellsPatient: false, guardianIds: [mother, father] })).statusCode).toBe(400);
  // A refused answer changes nothing.
  expect(await told()).toEqual(['mare', 'pol']);
  expect((await card()).notices).toMatchObject({ isAsked: true });
});

test.each([{}, { tellsPatient: 'yes', guardianIds: [] }, { tellsPatient: true, guardianIds: [0] }])(
  'returns 400 for the answer %j',
  async (body) => {
    expect((await answer(body)).statusCode).toBe(400);
  },
);

test("lets only reception and managers answer, also for a professional's patients", async () => {
  await insertAppointment(testApp, {
    patientId: child,
    professionalId: 1,
    startsAt: instantOf('2026-12-09', '09:00'),
  });
  const body = { tellsPatient: true, guardianIds: [] };
  expect((await testApp.visitor().post(path(), body)).statusCode).toBe(401);
  expect((await answer(body, nausica)).statusCode).toBe(403);
  expect((await reception.post('/api/staff/people/99999999/notices', body)).statusCode).toBe(404);
});
