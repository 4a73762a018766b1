import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { AgendaAppointment } from '../agenda/contract.ts';
import { notesPlace } from '../presenter.server.ts';

const clock = stoppedClock(instantOf('2026-11-23', '09:00'));
let testApp: TestApp;
type Person = Awaited<ReturnType<TestApp['person']>>;
let reception: Person;
let direction: Person;
let nausica: Person;
let fermi: Person;
let nuria: number;
let visit: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  direction = await createStaff(testApp, 'admin');
  nausica = await createStaff(testApp, 'professional', 1);
  fermi = await createStaff(testApp, 'professional', 2);
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  await testApp.pool.query('delete from appointments');
  nuria = await insertPatient(testApp, { name: 'Núria Peña' });
  visit = await insertAppointment(testApp, {
    patientId: nuria,
    professionalId: 1,
    startsAt: instantOf('2026-11-30', '10:30'),
  });
  const notes = testApp.secrets.seal('Duermo mal', notesPlace(visit));
  await testApp.pool.query('update appointments set sealed_notes = $2 where id = $1', [visit, notes]);
});

const ofNuria = (who: Person) => who.get(`/api/staff/people/${nuria}/appointments`);
const open = (who: Person, body: object = {}, id = visit) =>
  who.post(`/api/staff/appointments/${id}/notes`, body);
const opened = async () =>
  (
    await testApp.pool.query(
      `select actor_role, reason from audit_log where action = 'appointment.notes-read' and patient_id = $1 order by id`,
      [nuria],
    )
  ).rows;

test('returns 401 to a visitor and 403 to a patient', async () => {
  const client = await testApp.person();
  expect((await testApp.visitor().get(`/api/staff/people/${nuria}/appointments`)).statusCode).toBe(401);
  expect((await ofNuria(client)).statusCode).toBe(403);
  expect((await testApp.visitor().post(`/api/staff/appointments/${visit}/notes`, {})).statusCode).toBe(401);
  expect((await open(client)).statusCode).toBe(403);
});

test('shows reception all appointments, newest first, without the notes', async () => {
  const old = { patientId: nuria, professionalId: 2, startsAt: instantOf('2026-10-20', '16:00') };
  const later = { patientId: nuria, professionalId: 1, startsAt: instantOf('2026-12-07', '10:30') };
  await insertAppointment(testApp, old);
  await insertAppointment(testApp, { ...later, status: 'cancelled' });
  const rows: AgendaAppointment[] = (await ofNuria(reception)).json();
  expect(rows.map(({ startsAt, status }) => `${startsAt.slice(0, 10)} ${status}`)).toEqual([
    ...['2026-12-07 cancelled', '2026-11-30 confirmed', '2026-10-20 confirmed'],
  ]);
  expect(rows.map(({ hasNotes }) => hasNotes)).toEqual([false, true, false]);
  expect(JSON.stringify(rows)).not.toContain('Duermo');
  const hers: AgendaAppointment[] = (await ofNuria(nausica)).json();
  expect(hers.map(({ professionalId }) => professionalId)).toEqual([1, 1]);
});

test('returns 404 for another professional’s patient and for a blocked record', async () => {
  const unknown = await fermi.get('/api/staff/people/99999999/appointments');
  expect(unknown.statusCode).toBe(404);
  expect((await ofNuria(fermi)).body).toBe(unknown.body);
  await testApp.pool.query(`update patients set blocked_until = '2041-11-23' where id = $1`, [nuria]);
  for (const who of [reception, direction, nausica]) expect((await ofNuria(who)).statusCode).toBe(404);
  expect((await open(nausica)).statusCode).toBe(404);
  expect((await open(direction, { reason: 'legal' })).statusCode).toBe(404);
});

test('shows the notes to the treating professional and audits each reading', async () => {
  expect((await open(nausica)).json()).toEqual({ notes: 'Duermo mal' });
  expect((await open(fermi)).statusCode).toBe(404);
  expect((await open(fermi)).body).toBe((await open(fermi, {}, 99_999_999)).body);
  expect(await opened()).toEqual([{ actor_role: 'professional', reason: null }]);
});

test('refuses the notes to reception with any reason', async () => {
  const refused = await open(reception, { reason: 'emergency' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed']);
  expect(await opened()).toEqual([]);
});

test('requires a reason from the list for the director', async () => {
  expect((await open(direction)).json()).toMatchObject({ code: 'reason_required' });
  expect((await open(direction, { reason: 'curiosity' })).statusCode).toBe(400);
  expect(await opened()).toEqual([]);
  expect((await open(direction, { reason: 'complaint' })).json()).toEqual({ notes: 'Duermo mal' });
  expect(await opened()).toEqual([{ actor_role: 'admin', reason: 'complaint' }]);
});

test('returns 404 for the notes of a cancelled booking', async () => {
  await testApp.pool.query(`update appointments set status = 'cancelled' where id = $1`, [visit]);
  expect((await open(nausica)).statusCode).toBe(404);
});

test('audits nothing if there are no notes', async () => {
  await testApp.pool.query('update appointments set sealed_notes = null where id = $1', [visit]);
  expect((await open(nausica)).json()).toEqual({ notes: null });
  expect(await opened()).toEqual([]);
});
