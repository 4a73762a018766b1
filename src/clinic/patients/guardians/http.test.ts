import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';
import type { PatientRecord } from '../directory/contract.ts';

const clock = stoppedClock(instantOf('2026-11-23', '09:00'));
const everything = {
  mayBook: true,
  pays: true,
  getsNotices: true,
  mayAskForRecord: true,
  hasNoContact: false,
};
const nothing = { mayBook: false, pays: false, getsNotices: false, mayAskForRecord: false };
let testApp: TestApp;
let reception: Awaited<ReturnType<TestApp['person']>>;
let child: number;
let father: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  child = await insertPatient(testApp, { name: 'Pol Serra', birthDate: '2016-05-06' });
  father = await insertPatient(testApp, { name: 'Jordi Serra', phone: '600 100 200' });
});

const tie = (body: object, id = child) => reception.post(`/api/staff/people/${id}/guardians`, body);
const guardiansIn = (reply: { json(): PatientRecord }) =>
  reply.json().guardians.map(({ name, mayBook, hasNoContact }) => ({ name, mayBook, hasNoContact }));

test('lets only reception and managers change guardians', async () => {
  const path = `/api/staff/people/${child}/guardians`;
  const body = { guardianId: father, rights: everything };
  const client = await testApp.person();
  const professional = await createStaff(testApp, 'professional');
  expect((await testApp.visitor().post(path, body)).statusCode).toBe(401);
  for (const who of [client, professional]) {
    expect((await who.post(path, body)).statusCode).toBe(403);
    expect((await who.patch(`${path}/${father}`, everything)).statusCode).toBe(403);
    expect((await who.delete(`${path}/${father}`)).statusCode).toBe(403);
  }
});

test('adds existing and new guardians, changes and removes them, and records each action', async () => {
  const tied = await tie({ guardianId: father, rights: everything });
  expect(tied.statusCode).toBe(201);
  expect(guardiansIn(tied)).toEqual([{ name: 'Jordi Serra', mayBook: true, hasNoContact: false }]);
  const second = await tie({ person: { fullName: 'Marta Vila' }, rights: { ...everything, mayBook: false } });
  expect(guardiansIn(second)).toMatchObject([
    { name: 'Jordi Serra' },
    { name: 'Marta Vila', mayBook: false },
  ]);

  const one = `/api/staff/people/${child}/guardians/${father}`;
  const changed = await reception.patch(one, { ...nothing, hasNoContact: true });
  expect(guardiansIn(changed)).toMatchObject([{ hasNoContact: true }, { name: 'Marta Vila' }]);
  expect(guardiansIn(await reception.delete(one))).toMatchObject([{ name: 'Marta Vila' }]);
  expect((await reception.delete(one)).statusCode).toBe(404);

  const { rows } = await testApp.pool.query(
    `select action, detail ->> 'guardian' as guardian from audit_log
     where patient_id = $1 and action like 'guardian.%' order by id`,
    [child],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...['guardian.added', 'guardian.added', 'guardian.changed', 'guardian.removed'],
  ]);
  expect(rows[2].guardian).toBe(String(father));
});

test('refuses no contact together with booking, notices or record access, with a field error', async () => {
  const refused = await tie({ guardianId: father, rights: { ...everything, hasNoContact: true } });
  expect(refused.statusCode).toBe(400);
  expect(JSON.stringify(refused.json().fields)).toContain(
    'Sin contacto excluye reservar, recibir avisos y pedir la historia.',
  );
});

test.each([
  ['a grown-up has no guardians', { birthDate: '2008-11-23' }, {}, 'not_a_child'],
  ['a child is nobody’s guardian', {}, { birthDate: '2010-01-01' }, 'guardian_is_child'],
])('refuses: %s', async (_, whose, who, code) => {
  const patient = await insertPatient(testApp, { name: 'Una persona', birthDate: '2016-01-01', ...whose });
  const guardianId = await insertPatient(testApp, { name: 'Otra persona', ...who });
  expect((await tie({ guardianId, rights: everything }, patient)).json()).toMatchObject({ code });
});

test('refuses duplicates, the patient themselves, and locked records', async () => {
  await tie({ guardianId: father, rights: everything });
  for (const guardianId of [father, child])
    expect((await tie({ guardianId, rights: everything })).json()).toMatchObject({
      code: 'already_guardian',
    });
  const locked = await insertPatient(testApp, { name: 'Nadie', blockedUntil: '2041-01-01' });
  expect((await tie({ guardianId: locked, rights: everything })).statusCode).toBe(404);
  expect((await tie({ guardianId: father, rights: everything }, locked)).statusCode).toBe(404);
  expect((await tie({ rights: everything })).statusCode).toBe(400);
});

test('accepts twins as two records, brought by the same mother at the same time', async () => {
  const mother = await insertPatient(testApp, { name: 'Marta Vila' });
  const twins = [await twinOf(mother, 'Nil Serra'), await twinOf(mother, 'Ona Serra')];
  const card: PatientRecord = (await reception.get(`/api/staff/people/${mother}`)).json();
  expect(card.children.map(({ id, name }) => ({ id, name }))).toEqual([
    { id: twins[0], name: 'Nil Serra' },
    { id: twins[1], name: 'Ona Serra' },
  ]);
  const planned = await Promise.all(
    twins.map((patientId, place) =>
      reception.post('/api/staff/appointments', {
        patientId,
        professionalId: place + 1,
        type: 'office',
        outsideHours: true,
        startsAt: instantOf('2026-11-24', '10:30').toISOString(),
      }),
    ),
  );
  expect(planned.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});

/** A sibling with the same birth date. */
async function twinOf(mother: number, name: string): Promise<number> {
  const twin = await insertPatient(testApp, { name, birthDate: '2019-03-04' });
  expect((await tie({ guardianId: mother, rights: everything }, twin)).statusCode).toBe(201);
  return twin;
}
