import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { createStaff } from '#tests/support/staff.ts';
import { mayNoteAttendance } from './rules.ts';

const firstStart = new Date('2026-12-01T08:00:00Z');
const clock = stoppedClock(firstStart);
const hour = 3_600_000;
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let reception: Person;
let patient: Person;
/**
 * Each test uses its own hour, two hours after the previous one, because attendance notes cannot be deleted.
 */
let startsAt = firstStart;
let id: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  reception = await createStaff(testApp, 'reception');
  patient = await testApp.person();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  startsAt = new Date(startsAt.getTime() + 2 * hour);
  clock.set(startsAt);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [startsAt]);
  const createdAt = new Date(startsAt.getTime() - 200 * hour);
  id = await insertConfirmed(testApp.pool, { userId: patient.user.id, startsAt, createdAt });
});

const note = (status: string) => reception.post(`/api/staff/appointments/${id}/attendance`, { status });
const undo = (noteId: number) => reception.post(`/api/staff/attendance/${noteId}/undo`);
const rows = async () =>
  (
    await testApp.pool.query('select status, undoes from attendance where appointment_id = $1 order by id', [
      id,
    ])
  ).rows;

describe('attendance notes', () => {
  test('stores arrived and then fulfilled, and reports the latest note', async () => {
    expect((await note('arrived')).json().attendance.status).toBe('arrived');
    expect((await note('fulfilled')).json().attendance.status).toBe('fulfilled');
    expect(await rows()).toMatchObject([{ status: 'arrived' }, { status: 'fulfilled' }]);
  });

  test('ignores a repeated note and refuses another outcome until the first is undone', async () => {
    await note('no_show');
    expect((await note('no_show')).statusCode).toBe(200);
    const other = await note('fulfilled');
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_noted']);
    expect(await rows()).toHaveLength(1);
  });

  test('notes a video appointment as held by telephone, and no other', async () => {
    const path = `/api/staff/appointments/${id}/attendance`;
    const byPhone = (status: string) => reception.post(path, { status, isByPhone: true });
    expect((await byPhone('fulfilled')).json().code).toBe('not_video');
    await testApp.pool.query("update appointments set kind = 'video' where id = $1", [id]);
    expect((await byPhone('no_show')).json().code).toBe('not_video');
    const { attendance } = (await byPhone('fulfilled')).json();
    expect(attendance).toMatchObject({ status: 'fulfilled', isByPhone: true });
    expect((await byPhone('fulfilled')).statusCode).toBe(200);
    expect((await note('fulfilled')).json().code).toBe('already_noted');
    await undo(attendance.id);
    expect((await note('fulfilled')).json().attendance.isByPhone).toBe(false);
  });

  test('undoes a note once by a counter-entry and then accepts another', async () => {
    const { attendance } = (await note('no_show')).json();
    expect((await undo(attendance.id)).json().attendance).toBeNull();
    expect((await undo(attendance.id)).json().code).toBe('already_undone');
    expect((await note('fulfilled')).json().attendance.status).toBe('fulfilled');
    expect(await rows()).toEqual([
      { status: 'no_show', undoes: null },
      { status: null, undoes: String(attendance.id) },
      { status: 'fulfilled', undoes: null },
    ]);
  });

  test.each(['fulfilled', 'no_show', 'cancelled_late'])('queues no message for %s', async (outcome) => {
    await testApp.pool.query('delete from outbox');
    expect((await note(outcome)).statusCode).toBe(200);
    expect((await testApp.pool.query('select kind from outbox')).rows).toEqual([]);
  });

  test('stores one note when the same request arrives twenty times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => note('fulfilled')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
  });

  test('refuses a note on a cancelled appointment and returns 404 for an unknown note', async () => {
    await testApp.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    expect((await note('no_show')).json().code).toBe('not_confirmed');
    expect((await undo(999_999)).statusCode).toBe(404);
  });

  test('resets the attendance when the appointment moves', async () => {
    const before = startsAt;
    clock.set(new Date(before.getTime() - hour));
    await note('arrived');
    await testApp.pool.query(
      `update appointments set starts_at = starts_at + interval '90 minutes', ends_at = ends_at + interval '90 minutes' where id = $1`,
      [id],
    );
    const day = before.toISOString().slice(0, 10);
    const { appointments } = (await reception.get(`/api/staff/agenda?from=${day}&to=${day}`)).json();
    expect(appointments.find((one: { id: number }) => one.id === id).attendance).toBeNull();
    startsAt = new Date(before.getTime() + 2 * hour);
  });

  test('lists past appointments without an outcome until they have one, within the scope of the actor', async () => {
    const other = await insertConfirmed(testApp.pool, {
      userId: patient.user.id,
      startsAt: new Date(startsAt.getTime() + hour),
      professionalId: 2,
      createdAt: new Date(startsAt.getTime() - 200 * hour),
    });
    const threeDaysLater = new Date(startsAt.getTime() + 72 * hour);
    clock.set(threeDaysLater);
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [threeDaysLater]);
    const asked = async (who = reception): Promise<number[]> =>
      (await who.get('/api/staff/agenda/undecided'))
        .json()
        .over.map((one: { id: number }) => one.id)
        .filter((one: number) => [id, other].includes(one));
    expect(await asked()).toEqual([id, other]);
    expect(await asked(await createStaff(testApp, 'professional', 2))).toEqual([other]);
    await note('arrived');
    expect(await asked()).toEqual([id, other]);
    const { attendance } = (await note('no_show')).json();
    expect(await asked()).toEqual([other]);
    await undo(attendance.id);
    expect(await asked()).toEqual([id, other]);
    await testApp.pool.query('update appointments set is_quiet = true where id = $1', [id]);
    expect(await asked()).toEqual([other]);
  });

  test('lists unconfirmed appointments up to the next working day when tomorrow is a day off', async () => {
    const at = async (now: Date) => {
      clock.set(now);
      await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [now]);
    };
    const planned = (day: string) =>
      insertConfirmed(testApp.pool, {
        userId: patient.user.id,
        startsAt: new Date(`2027-01-${day}:00Z`),
        createdAt: firstStart,
      });
    const unsaid = async (who = reception): Promise<number[]> =>
      (await who.get('/api/staff/agenda/undecided')).json().unsaid.map((one: { id: number }) => one.id);
    // Wednesday is Epiphany. The page itself shows tomorrow's appointments, so the list starts after them.
    const tuesday = new Date('2027-01-05T08:00:00Z');
    await planned('06T09:00');
    const said = await planned('07T09:00');
    const silent = await planned('07T11:00');
    await planned('08T09:00');
    await testApp.pool.query('update appointments set attendance_confirmed_at = $2 where id = $1', [
      ...[said, firstStart],
    ]);
    await at(new Date('2027-01-04T08:00:00Z'));
    expect(await unsaid()).toEqual([]);
    await at(tuesday);
    expect([await unsaid(), await unsaid(await createStaff(testApp, 'professional', 2))]).toEqual([
      [silent],
      [],
    ]);
    // On Friday the list covers Monday.
    const monday = await planned('11T09:00');
    await at(new Date('2027-01-08T08:00:00Z'));
    expect(await unsaid()).toEqual([monday]);
    startsAt = new Date('2027-01-15T08:00:00Z');
  });

  test('records and undoes an attendance confirmed by telephone, with both entries in the audit log', async () => {
    const address = `/api/staff/appointments/${id}/coming`;
    const coming = (isComing: boolean) => reception.post(address, { isComing });
    const early = await coming(true);
    expect([early.statusCode, early.json().code]).toEqual([409, 'has_begun']);
    clock.set(new Date(startsAt.getTime() - 20 * hour));
    await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
    expect((await coming(true)).json().attendanceConfirmed).toBe(true);
    expect((await coming(true)).statusCode).toBe(200);
    expect((await coming(false)).json().attendanceConfirmed).toBe(false);
    const { rows: noted } = await testApp.pool.query(
      'select action from audit_log where subject = $1 order by id',
      [`appointment:${id}`],
    );
    expect(noted.map(({ action }) => action)).toEqual([
      ...['appointment.coming-noted', 'appointment.coming-undone'],
    ]);
    await testApp.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    expect((await coming(true)).json().code).toBe('not_confirmed');
    const colleague = await createStaff(testApp, 'professional', 2);
    expect((await colleague.post(address, { isComing: true })).statusCode).toBe(404);
  });

  test('denies the app role updates and deletes of attendance notes', async () => {
    await note('fulfilled');
    await expect(testApp.pool.query(`update attendance set status = 'no_show'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(testApp.pool.query('delete from attendance')).rejects.toThrow('permission denied');
  });
});

test.each([
  ['arrived', -3, true],
  ['arrived', -3.01, false],
  ['fulfilled', 0, true],
  ['fulfilled', -0.01, false],
  ['no_show', 0, true],
  ['no_show', -0.01, false],
  ['cancelled_late', -configuredSettings.cancellationHours, true],
  ['cancelled_late', -configuredSettings.cancellationHours - 0.01, false],
] as const)('mayNote allows %s at %d hours from the start: %s', (status, hours, may) => {
  expect(
    mayNoteAttendance(
      status,
      { startsAt, cancellationHours: configuredSettings.cancellationHours },
      new Date(startsAt.getTime() + hours * hour),
    ),
  ).toBe(may);
});
