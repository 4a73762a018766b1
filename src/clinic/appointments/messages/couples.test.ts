import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '#clinic/accounts/tables.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';

/** A Monday at eight. */
const monday = instantOf('2026-11-30', '08:00');
const clock = stoppedClock(monday);
type Person = Awaited<ReturnType<TestApp['person']>>;

let testApp: TestApp;
let reception: Person;
let ona: Person;
let marc: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await testApp.person();
  await testApp.db.update(users).set({ role: 'reception' }).where(eq(users.id, reception.user.id));
});
afterAll(() => testApp.stop());
/** Sets the clock and renews the sessions, which would expire otherwise. */
async function itIs(now: Date): Promise<void> {
  clock.set(now);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [now]);
}
beforeEach(async () => {
  await itIs(monday);
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  ona = await testApp.person({ email: 'ona@example.org' });
  marc = await testApp.person({ email: 'marc@example.org' });
});

const tuesdayAt = (time: string) => instantOf('2026-12-01', time).toISOString();
const patientOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const planFor = (fields: Record<string, unknown>) =>
  reception.post('/api/staff/appointments', {
    professionalId: 1,
    type: 'office',
    startsAt: tuesdayAt('09:00'),
    ...fields,
  });
const planCouple = async (fields: Record<string, unknown> = {}) =>
  planFor({
    patientId: await patientOf(ona),
    companion: { patientId: await patientOf(marc) },
    ...fields,
  });
const letters = async (kind: string) =>
  (
    await testApp.pool.query(
      'select recipient, text, subject from outbox where kind = $1 order by recipient',
      [kind],
    )
  ).rows;
const recipients = async (kind: string) => (await letters(kind)).map(({ recipient }) => recipient);
const both = ['marc@example.org', 'ona@example.org'];

test('keeps a joint appointment of 90 minutes confirmed and reminds both patients', async () => {
  const asked = { startsAt: tuesdayAt('13:15'), minutes: 90, outsideHours: true };
  const reply = await planCouple(asked);
  expect(reply.statusCode).toBe(201);
  await itIs(new Date(monday.getTime() + 31 * 60_000));
  const agenda = await reception.get('/api/staff/agenda?from=2026-12-01&to=2026-12-01');
  expect(agenda.json().appointments).toMatchObject([
    {
      startsAt: tuesdayAt('13:15'),
      endsAt: tuesdayAt('14:45'),
      status: 'confirmed',
      companion: { id: await patientOf(marc), name: expect.any(String) },
    },
  ]);
  await itIs(new Date(instantOf('2026-12-01', '13:15').getTime() - 24 * 3_600_000));
  await runJob(testApp, 'appointments.remind');
  const reminded = await letters('appointment.reminder');
  expect(reminded.map(({ recipient }) => recipient)).toEqual(both);
  expect(reminded.map(({ text }) => text.includes('/cita'))).toEqual([false, true]);
});

test('notifies both of planning, moving and cancelling, and only the first of payments', async () => {
  const { id } = (await planCouple()).json();
  await reception.patch(`/api/staff/appointments/${id}`, { startsAt: tuesdayAt('12:00') });
  await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'person' });
  for (const kind of ['appointment.planned', 'appointment.moved', 'appointment.cancelled'])
    expect(await recipients(kind)).toEqual(both);
  const toMarc = (
    await testApp.pool.query(
      `select subject || text as words from outbox where recipient = 'marc@example.org'`,
    )
  ).rows.map(({ words }) => words);
  expect(toMarc.join()).not.toMatch(/€|paga|devol|cobrado|Ona/);
});

test('lists the appointment only for the patient it was planned for', async () => {
  const { id } = (await planCouple()).json();
  expect((await ona.get('/api/appointments')).json()).toMatchObject([{ id }]);
  expect((await marc.get('/api/appointments')).json()).toEqual([]);
  expect((await marc.delete(`/api/appointments/${id}`)).statusCode).toBe(404);
  expect((await marc.get('/api/me/export')).json().appointments).toMatchObject([{ id, as: 'companion' }]);
});

test('refuses other bookings of the companion at that time until it is cancelled', async () => {
  const { id } = (await planCouple()).json();
  const elsewhere = async () => planFor({ patientId: await patientOf(marc), professionalId: 2 });
  const online = () =>
    marc.post('/api/appointments', { type: 'office', professionalId: 2, date: tuesdayAt('09:00') });
  for (const refused of [await elsewhere(), await online()])
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_booked']);
  await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'clinic' });
  expect((await elsewhere()).statusCode).toBe(201);
});

test('refuses a companion who has another appointment, when planning and when moving', async () => {
  await planFor({ patientId: await patientOf(marc), professionalId: 2 });
  const refused = await planCouple();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_booked']);
  const { id } = (await planCouple({ startsAt: tuesdayAt('12:00') })).json();
  const moved = await reception.patch(`/api/staff/appointments/${id}`, { startsAt: tuesdayAt('09:00') });
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'already_booked']);
});

test('gives a companion to one of two concurrent bookings', async () => {
  const third = await testApp.person();
  const replies = await Promise.all([
    planCouple(),
    planFor({
      patientId: await patientOf(third),
      professionalId: 2,
      companion: { patientId: await patientOf(marc) },
    }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('rejects overlapping hours of a patient in the database itself', async () => {
  const { id } = (await planCouple()).json();
  const other = (
    await planFor({ patientId: await patientOf(await testApp.person()), professionalId: 2 })
  ).json();
  const bring = testApp.pool.query('update appointments set companion_id = $1 where id = $2', [
    await patientOf(marc),
    other.id,
  ]);
  await expect(bring).rejects.toMatchObject({ code: '23P01', constraint: 'appointments_patient_once' });
  await testApp.pool.query('update appointments set companion_id = null where id = $1', [id]);
  const { rows } = await testApp.pool.query(
    'select patient_id from patient_hours where appointment_id = $1',
    [id],
  );
  expect(rows).toEqual([{ patient_id: await patientOf(ona) }]);
});

test('accepts inserts of an older instance without companions and raises the constraint it knows', async () => {
  await planCouple();
  const bookAs = async (who: Person, time: string) =>
    testApp.pool.query(
      `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, hold_expires_at, price_cents, created_at)
       values ($1, $2, 2, 'office', $3, $3::timestamptz + interval '1 hour', $3, 6500, $3) on conflict do nothing returning id`,
      [await patientOf(who), who.user.id, tuesdayAt(time)],
    );
  expect((await bookAs(marc, '12:00')).rows).toHaveLength(1);
  await expect(bookAs(marc, '09:00')).rejects.toMatchObject({ constraint: 'appointments_patient_once' });
  expect((await bookAs(ona, '09:00')).rows).toEqual([]);
});

test('ignores an expired hold of the companion', async () => {
  await marc.post('/api/appointments', { type: 'office', professionalId: 2, date: tuesdayAt('09:00') });
  await itIs(new Date(monday.getTime() + 40 * 60_000));
  expect((await planCouple()).statusCode).toBe(201);
});

test('creates a patient record for a new companion and refuses the same person twice', async () => {
  const reply = await planCouple({ companion: { person: { fullName: 'Laia Roca' } } });
  expect(reply.json().companion).toMatchObject({ name: 'Laia Roca' });
  const twice = await planCouple({ companion: { patientId: await patientOf(ona) } });
  expect(Object.keys(twice.json().fields)).toEqual(['companion.patientId']);
});
