import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { createStaff, insertPatient } from '#tests/support/staff.ts';

/** A Monday at eight. */
const monday = instantOf('2026-11-30', '08:00');
const clock = stoppedClock(monday);
type Person = Awaited<ReturnType<TestApp['person']>>;

let testApp: TestApp;
let reception: Person;
let direction: Person;
/** Treats as professional 2. */
let therapist: Person;
let client: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  [reception, direction, therapist] = [
    await createStaff(testApp, 'reception'),
    await createStaff(testApp, 'admin'),
    await createStaff(testApp, 'professional', 2),
  ];
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
  client = await testApp.person();
});

const caller = { fullName: 'Ona Ferrer', phone: '+34 600 000 001' };
const tuesdayAt = (time: string) => instantOf('2026-12-01', time).toISOString();
const wish = (fields: Record<string, unknown> = {}) => ({
  person: caller,
  professionalId: 1,
  type: 'office',
  startsAt: tuesdayAt('09:00'),
  ...fields,
});
const plan = (fields: Record<string, unknown> = {}, who = reception) =>
  who.post('/api/staff/appointments', wish(fields));
const agendaOf = async (who: Person, from = '2026-12-01', to = from) =>
  (await who.get(`/api/staff/agenda?from=${from}&to=${to}`)).json();
const patientOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
const letters = async () =>
  (await testApp.pool.query('select kind, recipient, text from outbox order by id')).rows;

describe('POST /api/staff/appointments', () => {
  test('returns 404 if the patient record is deleted at the same moment', async () => {
    const patientId = await insertPatient(testApp, { name: 'Pere Inventat' });
    const undoing = await testApp.pool.connect();
    await undoing.query('begin');
    await undoing.query('delete from patients where id = $1', [patientId]);
    const planned = plan({ person: undefined, patientId });
    const waits = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`;
    await expect.poll(async () => (await testApp.pool.query(waits)).rows[0].n).toBe(1);
    await undoing.query('commit');
    undoing.release();
    const reply = await planned;
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  test('books a caller without e-mail as confirmed, without an account or a message', async () => {
    const reply = await plan();
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      status: 'confirmed',
      paid: false,
      price: 6500,
      holdExpiresAt: null,
      patient: { name: 'Ona Ferrer', phone: '+34 600 000 001', email: null },
    });
    expect(await letters()).toEqual([]);
    const { rows } = await testApp.pool.query('select booked_by, entered_by from appointments');
    expect(rows).toEqual([{ booked_by: null, entered_by: reception.user.id }]);
  });

  test('lists the unpaid appointment in the patient’s account and notifies them', async () => {
    const reply = await plan({ person: undefined, patientId: await patientOf(client) });
    expect(reply.statusCode).toBe(201);
    expect((await client.get('/api/appointments')).json()).toMatchObject([
      { id: reply.json().id, status: 'confirmed', paid: false, payment: 'none', holdExpiresAt: null },
    ]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ kind: 'appointment.planned', recipient: 'persona@example.org' });
    expect(letter.text).toContain('Se paga en la clínica');
  });

  test('keeps an appointment of 90 minutes after the hold time and sends a reminder', async () => {
    const asked = { startsAt: tuesdayAt('13:15'), minutes: 90, outsideHours: true };
    await plan({ ...asked, person: undefined, patientId: await patientOf(client) });
    await itIs(new Date(monday.getTime() + 31 * 60_000));
    expect((await agendaOf(reception)).appointments).toMatchObject([
      { startsAt: tuesdayAt('13:15'), endsAt: tuesdayAt('14:45'), status: 'confirmed' },
    ]);
    await itIs(new Date(instantOf('2026-12-01', '13:15').getTime() - 24 * 3_600_000));
    await runJob(testApp, 'appointments.remind');
    expect((await letters()).map(({ kind }) => kind)).toContain('appointment.reminder');
  });

  test('returns 409 outside opening hours and books with outsideHours', async () => {
    const reply = await plan({ startsAt: tuesdayAt('13:15') });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'outside_hours']);
    expect(reply.json().message).toContain('Dra. Nausica Riubell no atiende a esa hora.');
    const sunday = instantOf('2026-12-06', '09:00').toISOString();
    expect((await plan({ startsAt: sunday })).json().message).toContain('la clínica está cerrada');
    expect((await plan({ startsAt: sunday, outsideHours: true })).statusCode).toBe(201);
  });

  test('refuses in the language of the panel', async () => {
    const inCatalan = (fields: Record<string, unknown>) =>
      reception.send({
        method: 'POST',
        url: '/api/staff/appointments',
        headers: { 'content-type': 'application/json', 'accept-language': 'ca' },
        payload: JSON.stringify(wish(fields)),
      });
    expect((await inCatalan({ startsAt: tuesdayAt('13:15') })).json().message).toBe(
      'Dra. Nausica Riubell no atén a aquesta hora. La pots programar igualment, si és el que vols.',
    );
    expect((await inCatalan({ person: undefined })).json().fields).toEqual({
      patientId: 'Tria una persona o dona’n d’alta una de nova.',
    });
  });

  test('gives an hour to one of two concurrent bookings and returns 409 to the other', async () => {
    const replies = await Promise.all([plan(), plan({ person: { fullName: 'Marc Puig' } }, direction)]);
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([[409, 'slot_taken']]);
    expect((await agendaOf(reception)).appointments).toHaveLength(1);
  });

  test('creates no patient record when the booking is refused', async () => {
    await plan();
    const count = async () => (await testApp.pool.query('select count(*)::int as n from patients')).rows[0].n;
    const before = await count();
    expect((await plan({ person: { fullName: 'Laia Roca' } })).statusCode).toBe(409);
    expect(await count()).toBe(before);
  });

  test.each([
    [{ person: undefined }, 'patientId'],
    [{ patientId: 1 }, 'patientId'],
    [{ person: { fullName: ' ' } }, 'person.fullName'],
    [{ minutes: 20 }, 'minutes'],
    [{ type: 'home' }, 'address'],
    [{ startsAt: instantOf('2026-11-29', '09:00').toISOString() }, 'startsAt'],
  ])('returns 400 for %j with a message at %s', async (fields, field) => {
    const reply = await plan(fields);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  test('creates one appointment for two requests with the same idempotency key', async () => {
    const press = () =>
      reception.send({
        method: 'POST',
        url: '/api/staff/appointments',
        payload: JSON.stringify(wish()),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'desk-key-0123456789' },
      });
    const one = await press();
    const other = await press();
    expect([one.statusCode, other.statusCode, other.json().id]).toEqual([201, 201, one.json().id]);
  });
});

describe('access to the agenda', () => {
  test('shows a professional their own appointments and a colleague’s only as busy', async () => {
    await plan();
    await plan({ professionalId: 2, person: { fullName: 'Marc Puig' } });
    const { appointments, busy } = await agendaOf(therapist);
    expect(appointments.map((one: { professionalId: number }) => one.professionalId)).toEqual([2]);
    expect(busy).toEqual([{ professionalId: 1, startsAt: tuesdayAt('09:00'), endsAt: tuesdayAt('10:00') }]);
    expect((await plan({ startsAt: tuesdayAt('12:00') }, therapist)).statusCode).toBe(404);
    expect((await plan({ startsAt: tuesdayAt('12:00'), professionalId: 2 }, therapist)).statusCode).toBe(201);
  });

  test('lets a professional book for their own and new patients, not for another record’s id', async () => {
    const patientId = await patientOf(client);
    const asked = { professionalId: 2, startsAt: tuesdayAt('12:00') };
    const together = { ...asked, companion: { patientId } };
    const recurring = { ...wish({ ...asked, person: undefined, patientId }), everyWeeks: 1, count: 2 };
    const told = async () => {
      const replies = [
        await plan({ ...asked, person: undefined, patientId }, therapist),
        await plan(together, therapist),
        await therapist.post('/api/staff/series', { ...recurring, preview: true }),
      ];
      return replies.map(({ statusCode }) => statusCode);
    };
    expect(await told()).toEqual([404, 404, 404]);
    expect(
      (await plan({ ...asked, startsAt: tuesdayAt('16:00'), person: undefined, patientId })).statusCode,
    ).toBe(201);
    const again = { ...asked, person: undefined, patientId };
    expect((await plan(again, therapist)).statusCode).toBe(201);
  });

  test('returns the same response for a colleague’s appointment as for an unknown one', async () => {
    const { id } = (await plan()).json();
    const answers = async (which: number) => [
      await therapist.patch(`/api/staff/appointments/${which}`, { startsAt: tuesdayAt('12:00') }),
      await therapist.post(`/api/staff/appointments/${which}/cancel`, { by: 'person' }),
      await therapist.post(`/api/staff/appointments/${which}/attendance`, { status: 'arrived' }),
    ];
    const told = (replies: Awaited<ReturnType<typeof answers>>) =>
      replies.map(({ statusCode, body }) => [statusCode, body]);
    expect(told(await answers(id))).toEqual(told(await answers(999_999)));
  });

  test('returns 403 to a patient and never contains booking notes', async () => {
    expect((await client.get('/api/staff/agenda?from=2026-12-01&to=2026-12-01')).statusCode).toBe(403);
    await client.post('/api/appointments', {
      type: 'office',
      professionalId: 1,
      date: tuesdayAt('10:30'),
      notes: 'No duermo.',
    });
    const body = JSON.stringify(await agendaOf(direction));
    expect(body).toContain('"hasNotes":true');
    expect(body).not.toContain('No duermo');
  });

  test.each([
    ['2026-12-02', '2026-12-01'],
    ['2026-12-01', '2027-01-31'],
    ['9999-12-31', '9999-12-31'],
  ])('returns 400 for the range from %s to %s', async (from, to) => {
    expect((await reception.get(`/api/staff/agenda?from=${from}&to=${to}`)).statusCode).toBe(400);
  });
});

describe('moving at the desk', () => {
  test('moves to a colleague within the last day, keeps the payment and notifies the patient', async () => {
    const id = await insertConfirmed(testApp.pool, {
      userId: client.user.id,
      startsAt: instantOf('2026-11-30', '17:30'),
      createdAt: new Date(monday.getTime() - 9 * 86_400_000),
    });
    const reply = await reception.patch(`/api/staff/appointments/${id}`, {
      startsAt: tuesdayAt('12:00'),
      professionalId: 2,
    });
    expect(reply.json()).toMatchObject({ professionalId: 2, startsAt: tuesdayAt('12:00'), paid: true });
    expect(await letters()).toMatchObject([
      { kind: 'appointment.moved', recipient: 'persona@example.org' },
      // The new professional is notified as well.
      { kind: 'appointment.change' },
    ]);
  });

  test('sends no message and records nothing when the same move is repeated', async () => {
    const id = await insertConfirmed(testApp.pool, {
      userId: client.user.id,
      startsAt: instantOf('2026-11-30', '17:30'),
      createdAt: new Date(monday.getTime() - 9 * 86_400_000),
    });
    const move = (more: object = {}) =>
      reception.patch(`/api/staff/appointments/${id}`, {
        startsAt: tuesdayAt('12:00'),
        professionalId: 2,
        ...more,
      });
    const first = await move();
    const told = (await letters()).length;
    const again = await move();
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await letters()).toHaveLength(told);
    const { rows } = await testApp.pool.query(
      `select count(*)::int as n from audit_log where action = 'appointment.moved' and subject = $1`,
      [`appointment:${id}`],
    );
    expect(rows).toEqual([{ n: 1 }]);
    // Half an hour more at the same start is a change.
    expect((await move({ minutes: 90 })).statusCode).toBe(200);
    expect((await letters()).length).toBeGreaterThan(told);
  });

  test('returns 409 for a taken hour and leaves the appointment in place', async () => {
    await plan();
    const { id } = (await plan({ startsAt: tuesdayAt('12:00'), person: { fullName: 'Marc Puig' } })).json();
    const reply = await reception.patch(`/api/staff/appointments/${id}`, { startsAt: tuesdayAt('09:00') });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'slot_taken']);
    // Not 'acaba de ocuparse': the hour may have been taken for months.
    expect(reply.json().message).toBe('A esa hora ya hay otra cita. Elige otra hora.');
    expect((await agendaOf(reception)).appointments).toHaveLength(2);
  });

  test('ends without a deadlock or overlap when two appointments swap professionals at once', async () => {
    const one = (await plan()).json().id;
    const other = (await plan({ professionalId: 2, person: { fullName: 'Marc Puig' } })).json().id;
    const swap = (id: number, professionalId: number) =>
      reception.patch(`/api/staff/appointments/${id}`, { startsAt: tuesdayAt('09:00'), professionalId });
    const replies = await Promise.all([swap(one, 2), swap(other, 1)]);
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
    expect((await agendaOf(reception)).appointments).toHaveLength(2);
  });
});

describe('cancelling at the desk', () => {
  const paidAt = (startsAt: Date) =>
    insertConfirmed(testApp.pool, {
      userId: client.user.id,
      startsAt,
      createdAt: new Date(monday.getTime() - 9 * 86_400_000),
    });
  const noted = async () =>
    (
      await testApp.pool.query(
        `select detail from audit_log where action = 'appointment.cancelled' order by id desc limit 1`,
      )
    ).rows[0].detail;

  test('refunds everything when the voicemail came in time and was entered late, and keeps both times', async () => {
    const startsAt = instantOf('2026-12-01', '09:00');
    const id = await paidAt(startsAt);
    const noticeAt = new Date(startsAt.getTime() - (configuredSettings.cancellationHours + 1) * 3_600_000);
    await itIs(new Date(startsAt.getTime() - (configuredSettings.cancellationHours - 9) * 3_600_000));
    const reply = await reception.post(`/api/staff/appointments/${id}/cancel`, {
      by: 'person',
      noticeAt: noticeAt.toISOString(),
    });
    expect(reply.json()).toMatchObject({ status: 'cancelled' });
    expect(await noted()).toEqual({
      refund: 'full',
      noticeAt: noticeAt.toISOString(),
      by: 'person_by_phone',
    });
    expect((await letters()).at(-1)?.text).toContain('como nos has pedido');
  });

  test('refunds nothing after the deadline unless the director waives it with a reason', async () => {
    await itIs(instantOf('2026-12-01', '08:00'));
    const one = await paidAt(instantOf('2026-12-01', '17:30'));
    const other = await paidAt(instantOf('2026-12-01', '19:00'));
    await reception.post(`/api/staff/appointments/${one}/cancel`, { by: 'person' });
    expect((await noted()).refund).toBe('none');
    const waive = (who: Person) =>
      who.post(`/api/staff/appointments/${other}/cancel`, { by: 'person', waiver: 'Un duelo en la familia' });
    expect((await waive(reception)).statusCode).toBe(403);
    expect((await waive(direction)).statusCode).toBe(200);
    expect(await noted()).toMatchObject({ refund: 'full', why: 'Un duelo en la familia' });
  });

  test('refunds everything when the clinic cancels and says so in the message', async () => {
    await itIs(instantOf('2026-11-30', '12:00'));
    const id = await paidAt(instantOf('2026-11-30', '17:30'));
    await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'clinic' });
    expect((await noted()).refund).toBe('full');
    expect((await letters()).at(-1)?.text).toContain('Sentimos tener que cancelar tu cita');
    expect((await plan({ startsAt: instantOf('2026-11-30', '17:30').toISOString() })).statusCode).toBe(201);
  });

  test('returns 400 for a notice in the future or together with the clinic', async () => {
    const { id } = (await plan()).json();
    const cancel = (body: object) => reception.post(`/api/staff/appointments/${id}/cancel`, body);
    expect((await cancel({ by: 'person', noticeAt: tuesdayAt('08:00') })).statusCode).toBe(400);
    expect((await cancel({ by: 'clinic', noticeAt: monday.toISOString() })).statusCode).toBe(400);
  });
});
