import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff, insertAppointment, insertPatient } from '#tests/support/staff.ts';
import type { Callback } from './contract.ts';

const now = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(now);
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;
let nausica: Person;
let fermi: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  nausica = await createStaff(testApp, 'professional', 1);
  fermi = await createStaff(testApp, 'professional', 2);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(now);
  await testApp.pool.query('delete from callbacks');
});

const path = '/api/staff/callbacks';
const ona = { name: 'Ona Ferrer', phone: '600 000 001', reason: 'change_hour' };
const leave = async (who: Person, part: object = {}): Promise<number> =>
  (await who.post(path, { ...ona, ...part })).json().id;
const list = async (who: Person): Promise<Callback[]> => (await who.get(path)).json().callbacks;
const names = async (who: Person) => (await list(who)).map(({ name }) => name);
const mark = (who: Person, id: number, to: 'done' | 'undo') => who.post(`${path}/${id}/${to}`, {});

test('lets a professional leave a callback for a colleague, who marks it as done', async () => {
  const id = await leave(nausica, { forProfessionalId: 2, note: 'por la tarde' });
  expect(await list(fermi)).toMatchObject([
    { ...ona, id, note: 'por la tarde', isDone: false, at: now.toISOString() },
  ]);
  expect((await mark(fermi, id, 'done')).statusCode).toBe(204);
  expect(await list(nausica)).toMatchObject([{ isDone: true }]);
});

test('undoes a mistaken mark with a second entry and keeps both', async () => {
  const id = await leave(nausica, { forProfessionalId: 2 });
  for (const to of ['done', 'done', 'undo', 'undo', 'done', 'undo'] as const)
    expect((await mark(fermi, id, to)).statusCode).toBe(204);
  expect(await list(fermi)).toMatchObject([{ isDone: false }]);
  const { rows } = await testApp.pool.query(`select action from audit_log where subject = $1 order by id`, [
    `callback:${id}`,
  ]);
  expect(rows.map(({ action }) => action.replace('callback.', ''))).toEqual([
    'left',
    'done',
    'undone',
    'done',
    'undone',
  ]);
  await expect(testApp.pool.query('update callback_entries set undoes = null')).rejects.toThrow(
    'permission denied',
  );
});

test('records two simultaneous marks once', async () => {
  const id = await leave(nausica, { forProfessionalId: 2 });
  await Promise.all([mark(fermi, id, 'done'), mark(reception, id, 'done'), mark(nausica, id, 'done')]);
  const { rows } = await testApp.pool.query('select undoes from callback_entries where callback_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ undoes: null }]);
});

test("returns 404 for another professional's callback, and lists all to reception", async () => {
  const forDesk = await leave(nausica, { name: 'Per a recepció' });
  await leave(reception, { name: 'Per a Nausica', forProfessionalId: 1 });
  expect(await names(reception)).toEqual(['Per a recepció', 'Per a Nausica']);
  expect(await names(nausica)).toEqual(['Per a recepció', 'Per a Nausica']);
  expect(await names(fermi)).toEqual([]);
  for (const to of ['done', 'undo'] as const) {
    const foreign = await mark(fermi, forDesk, to);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await mark(fermi, 99_999_999, to)).body);
  }
});

test('hides callbacks done yesterday, deletes them after a month, and keeps open ones', async () => {
  const calledAt = async (at: Date) => {
    clock.set(at);
    const id = await leave(reception);
    await mark(reception, id, 'done');
    return id;
  };
  const month = 30 * 86_400_000;
  await calledAt(new Date(now.getTime() - month - 60_000));
  clock.set(new Date(now.getTime() - 2 * month));
  const open = await leave(reception);
  const lately = await calledAt(new Date(now.getTime() - month + 60_000));
  const today = await calledAt(instantOf('2026-11-23', '00:00'));
  await calledAt(instantOf('2026-11-22', '23:59'));
  clock.set(now);
  expect((await list(reception)).map(({ id }) => id)).toEqual([open, today]);
  await runJob(testApp, 'patients.tidy-callbacks');
  const { rows } = await testApp.pool.query('select id from callbacks order by id limit 2');
  expect(rows).toEqual([{ id: open }, { id: lately }]);
});

test('seals name, phone and note, and deletes them with the patient', async () => {
  const person = await testApp.person({ fullName: 'Marc Puig' });
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const note = 'prefiere un mensaje';
  await leave(reception, { name: 'Marc Puig', note, patientId: rows[0].id });
  const kept = await testApp.pool.query('select row_to_json(c)::text as text from callbacks c');
  for (const word of ['Marc', '600', note]) expect(kept.rows[0].text).not.toContain(word);
  expect((await person.get('/api/me/export')).body).toContain(note);
  const closed = await person.send({
    method: 'DELETE',
    url: '/api/me',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ password: 'casa-de-paper-7' }),
  });
  expect(closed.statusCode).toBe(200);
  expect(await list(reception)).toEqual([]);
});

test('lists an undecryptable callback without hiding the others', async () => {
  const [lost] = [await leave(reception), await leave(reception, { name: 'Pol Serra' })];
  await testApp.pool.query(`update callbacks set sealed_words = 'lost.a.b.c' where id = $1`, [lost]);
  expect((await names(reception)).sort()).toEqual(['No se puede leer', 'Pol Serra']);
  expect((await mark(reception, lost, 'done')).statusCode).toBe(204);
});

test("refuses a patient outside the user's scope", async () => {
  const stranger = await insertPatient(testApp, { name: 'Pol Serra' });
  expect((await nausica.post(path, { ...ona, patientId: stranger })).statusCode).toBe(404);
  await insertAppointment(testApp, {
    patientId: stranger,
    professionalId: 1,
    startsAt: instantOf('2026-11-30', '09:00'),
  });
  expect((await nausica.post(path, { ...ona, patientId: stranger })).statusCode).toBe(201);
});

test('names the patient record only to users who may open it', async () => {
  const patientId = await insertPatient(testApp, { name: 'Laia Roca' });
  await leave(reception, { name: 'Laia Roca', patientId, forProfessionalId: 2 });
  const recordIds = async (who: Person) => (await list(who)).map((callback) => callback.patientId);
  expect(await recordIds(reception)).toEqual([patientId]);
  expect(await recordIds(fermi)).toEqual([null]);
  await insertAppointment(testApp, {
    patientId,
    professionalId: 2,
    startsAt: instantOf('2026-12-01', '09:00'),
  });
  expect(await recordIds(fermi)).toEqual([patientId]);
  await testApp.pool.query(`update patients set blocked_until = '2030-01-01' where id = $1`, [patientId]);
  expect(await recordIds(reception)).toEqual([null]);
});

test.each([
  { name: ' ' },
  { phone: 'abc' },
  { reason: 'depression' },
  { note: 'a\nb' },
  { note: 'a'.repeat(201) },
  { forProfessionalId: 99_999 },
  { more: true },
])('returns 400 for the callback %j', async (part) => {
  expect((await reception.post(path, { ...ona, ...part })).statusCode).toBe(400);
});

test('lets only staff create and read callbacks', async () => {
  const client = await testApp.person();
  for (const [who, status] of [
    [testApp.visitor(), 401],
    [client, 403],
  ] as const) {
    expect((await who.get(path)).statusCode).toBe(status);
    expect((await who.post(path, ona)).statusCode).toBe(status);
    expect((await who.post(`${path}/1/done`, {})).statusCode).toBe(status);
  }
});
