import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment } from '#tests/support/staff.ts';
import { tokenOf } from '../reminders/link-tokens.server.ts';
import { sentences } from '../sentences.ts';

// A 17-year-old with an account; their mother booked and loses access on the 18th birthday.
const visitAt = instantOf('2026-12-02', '10:30');
const birthDate = '2008-12-09';
const onBirthday = instantOf('2026-12-09', '10:30');
const clock = stoppedClock(instantOf('2026-11-30', '09:00'));

let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let reception: Person;
let mother: Person;
let young: Person;
let visit: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
});
afterAll(() => testApp.stop());

const cardOfAccount = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;

beforeEach(async () => {
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  [mother, young] = [await testApp.person(), await testApp.person()];
  const patientId = await cardOfAccount(young);
  await testApp.pool.query('update patients set birth_on = $2 where id = $1', [patientId, birthDate]);
  await testApp.pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     values ($1, $2, true, true, true, true, now())`,
    [patientId, await cardOfAccount(mother)],
  );
  visit = await insertAppointment(testApp, {
    patientId,
    professionalId: 1,
    bookedBy: mother.user.id,
    startsAt: visitAt,
  });
});

const listOf = async (who: Person): Promise<number[]> =>
  (await who.get('/api/appointments')).json().map(({ id }: { id: number }) => id);
const moveAtDesk = (startsAt: Date) =>
  reception.patch(`/api/staff/appointments/${visit}`, {
    startsAt: startsAt.toISOString(),
    outsideHours: true,
  });

test('gives an appointment that the desk moves past the 18th birthday to the patient’s account', async () => {
  expect((await moveAtDesk(instantOf('2026-12-08', '23:00'))).statusCode).toBe(200);
  expect([await listOf(mother), await listOf(young)]).toEqual([[visit], []]);
  expect((await moveAtDesk(instantOf('2026-12-09', '00:30'))).statusCode).toBe(200);
  expect([await listOf(mother), await listOf(young)]).toEqual([[], [visit]]);
  expect((await young.delete(`/api/appointments/${visit}`)).statusCode).toBe(200);
});

test('transfers only the dates of a series after the 18th birthday', async () => {
  const series = await reception.post('/api/staff/series', {
    patientId: await cardOfAccount(young),
    professionalId: 2,
    type: 'office',
    preview: false,
    startsAt: instantOf('2026-12-03', '12:00').toISOString(),
    everyWeeks: 1,
    count: 2,
  });
  expect(series.statusCode, series.body).toBe(201);
  await testApp.pool.query(`update patients set birth_on = '2008-12-11' where birth_on = $1`, [birthDate]);
  await testApp.pool.query('update appointments set booked_by = $1', [mother.user.id]);
  const { rows } = await testApp.pool.query(
    'select id, series_id from appointments where series_id is not null order by starts_at',
  );
  const [first, second] = rows;
  const moved = await reception.post(`/api/staff/series/${first.series_id}/move`, {
    fromAppointmentId: first.id,
    weekday: 5,
    time: '12:00',
  });
  expect(moved.json().dates.map(({ conflict }: { conflict: string | null }) => conflict)).toEqual([
    null,
    null,
  ]);
  expect([await listOf(mother), await listOf(young)]).toEqual([[first.id, visit], [second.id]]);
});

test('refuses to let a guardian move it past the 18th birthday', async () => {
  const move = (date: Date) => mother.patch(`/api/appointments/${visit}`, { date: date.toISOString() });
  const refused = await move(onBirthday);
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { date: sentences().of_age }]);
  expect(await listOf(mother)).toEqual([visit]);
  expect((await move(instantOf('2026-12-03', '10:30'))).statusCode).toBe(200);
});

test('transfers it when it is moved by a reminder link', async () => {
  const guardianId = await cardOfAccount(mother);
  const token = tokenOf(testApp.secrets, { appointmentId: visit, startsAt: visitAt, guardianId });
  const moved = await testApp
    .visitor()
    .post('/api/appointment-links/move', { token, date: onBirthday.toISOString() });
  expect(moved.statusCode, moved.body).toBe(200);
  expect([await listOf(mother), await listOf(young)]).toEqual([[], [visit]]);
});

test('lets an adult move their own appointment with a known birth date', async () => {
  const own = await insertAppointment(testApp, {
    patientId: await cardOfAccount(mother),
    professionalId: 2,
    bookedBy: mother.user.id,
    startsAt: visitAt,
  });
  await testApp.pool.query(`update patients set birth_on = '1980-02-03' where user_id = $1`, [
    mother.user.id,
  ]);
  const moved = await mother.patch(`/api/appointments/${own}`, { date: onBirthday.toISOString() });
  expect(moved.statusCode).toBe(200);
  expect(await listOf(mother)).toEqual([own, visit]);
});
