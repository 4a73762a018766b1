import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#clinic/accounts/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { type Day, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type Person, type PlansTestApp, startPlansTestApp } from '#tests/support/plans/plans.ts';

/** A Monday at eight. */
const monday = instantOf('2026-11-30', '08:00');
let testApp: PlansTestApp;
let reception: Person;
let therapist: Person;
let ona: Person;

const become = (person: Person, role: 'reception' | 'professional') =>
  testApp.db.update(users).set({ role }).where(eq(users.id, person.user.id));
beforeAll(async () => {
  testApp = await startPlansTestApp(monday);
  [reception, therapist] = [await testApp.person(), await testApp.person()];
  await become(reception, 'reception');
  await become(therapist, 'professional');
  await testApp.db.update(professionals).set({ userId: therapist.user.id }).where(eq(professionals.id, 2));
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  testApp.clock.set(monday);
  await testApp.pool.query(
    `delete from reminders; delete from appointments; delete from outbox; delete from unproved_letters;
     delete from absences; update content_version set version = version + 1`,
  );
  ona = await testApp.person({ email: 'ona@example.org' });
});

const at = (day: Day, time = '09:00') => instantOf(day, time).toISOString();
const patientOf = async ({ user }: Person): Promise<number> =>
  (await testApp.pool.query('select id from patients where user_id = $1', [user.id])).rows[0].id;
type Dates = { startsAt: string; from: string; conflict: string | null; id: number; refund: string }[];
const wish = async (fields: object = {}) => ({
  patientId: await patientOf(ona),
  professionalId: 1,
  type: 'office',
  startsAt: at('2026-12-07'),
  everyWeeks: 1,
  count: 32,
  ...fields,
});
const plan = async (fields: object = {}, who = reception) =>
  who.post('/api/staff/series', await wish(fields));
const planOne = (startsAt: string, fields: object = {}) =>
  reception.post('/api/staff/appointments', {
    person: { fullName: 'Marc Puig' },
    professionalId: 1,
    type: 'office',
    startsAt,
    outsideHours: true,
    ...fields,
  });
/** Easter Monday; 1 May 2027 is a Saturday. */
const holidays = ['2027-03-29 closed'];
const conflictsIn = (dates: Dates) =>
  dates.flatMap(({ startsAt, conflict }) =>
    conflict === null ? [] : [`${wallTimeOf(new Date(startsAt)).day} ${conflict}`],
  );
const kept = async () =>
  (
    await testApp.pool.query(
      `select id, starts_at, series_id, status, with_credit from appointments
       where series_id is not null and status <> 'cancelled' order by starts_at`,
    )
  ).rows;
const letters = async () =>
  (
    await testApp.pool.query(
      `select kind, recipient, subject, text, attachments from outbox
       where kind like 'series.%' or kind like 'appointment.%' order by id`,
    )
  ).rows;
const following = async (action: string, body: object, who = reception) => {
  const [first] = await kept();
  return who.post(`/api/staff/series/${first.series_id}/${action}`, { fromAppointmentId: first.id, ...body });
};

describe('POST /api/staff/series', () => {
  test('lists conflicts in the preview and stores nothing', async () => {
    await planOne(at('2026-12-14'));
    const person = { fullName: 'Laia Roca' };
    const count = async () => (await testApp.pool.query('select count(*)::int as n from patients')).rows[0].n;
    const before = await count();
    const reply = await plan({ patientId: undefined, person, preview: true });
    expect(reply.json().seriesId).toBeNull();
    expect(reply.json().dates).toHaveLength(32);
    expect(conflictsIn(reply.json().dates)).toEqual([...['2026-12-14 slot_taken', ...holidays]]);
    expect([await kept(), await count(), await letters()]).toEqual([[], before, []]);
  });

  test('books every free date beyond the online limit and sends one message', async () => {
    const reply = await plan();
    expect(reply.statusCode, reply.body).toBe(201);
    expect(conflictsIn(reply.json().dates)).toEqual(holidays);
    const rows = await kept();
    expect(rows).toHaveLength(31);
    expect(new Set(rows.map(({ starts_at }) => wallTimeOf(starts_at).time))).toEqual(new Set(['09:00']));
    expect((await ona.get('/api/appointments')).json()).toHaveLength(31);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: 'series.planned', recipient: 'ona@example.org' });
    expect(letter.text).toContain('Te hemos reservado 31 citas.');
    expect(letter.text).toContain('Duración: 60 minutos');
    expect(letter.text).toContain('31: lunes, 12 de julio de 2027, a las 09:00');
    const file = letter.attachments[0];
    expect([file.name, file.content.match(/BEGIN:VEVENT/g)]).toEqual([
      'citas.ics',
      Array(31).fill('BEGIN:VEVENT'),
    ]);
  });

  test('books every other week and, if confirmed, outside hours, but not on a holiday', async () => {
    const odd = { startsAt: at('2026-12-09', '13:15'), everyWeeks: 2, count: 3 };
    expect(conflictsIn((await plan({ ...odd, preview: true })).json().dates)).toEqual([
      ...['2026-12-09 outside_hours', '2026-12-23 outside_hours', '2027-01-06 closed'],
    ]);
    expect(conflictsIn((await plan({ ...odd, outsideHours: true })).json().dates)).toEqual([
      '2027-01-06 closed',
    ]);
    expect((await kept()).map(({ starts_at }) => wallTimeOf(starts_at).day)).toEqual([
      ...['2026-12-09', '2026-12-23'],
    ]);
  });

  test('lists an absence as a conflict, even with outsideHours', async () => {
    await testApp.pool.query(
      `insert into absences (professional_id, starts_at, ends_at) values (2, '2027-01-11 00:00+01', '2027-01-12 00:00+01');
       update content_version set version = version + 1`,
    );
    const asked = {
      professionalId: 2,
      startsAt: at('2027-01-11'),
      count: 2,
      outsideHours: true,
      preview: true,
    };
    // The schedule is cached for up to a second.
    await expect
      .poll(async () => conflictsIn((await plan(asked)).json().dates))
      .toEqual(['2027-01-11 absent']);
  });

  test('proposes a free start near each date that cannot be, at the same time if possible', async () => {
    // 8 December 2026 is a holiday, a Tuesday; on the 9th the same hour is free.
    const wish = { startsAt: at('2026-12-01', '10:30'), count: 3 };
    const { dates } = (await plan({ ...wish, preview: true })).json();
    expect(conflictsIn(dates)).toEqual(['2026-12-08 closed']);
    expect(dates.map(({ substitute }: { substitute: string | null }) => substitute)).toEqual([
      null,
      at('2026-12-07', '10:30'),
      null,
    ]);
    await planOne(at('2026-12-07', '10:30'));
    const again = (await plan({ ...wish, preview: true })).json().dates;
    expect(again[1].substitute).toBe(at('2026-12-09', '10:30'));
    const substitutes = [{ instead: at('2026-12-08', '10:30'), startsAt: at('2026-12-09', '10:30') }];
    const booked = (await plan({ ...wish, substitutes })).json();
    expect(conflictsIn(booked.dates)).toEqual([]);
    expect((await kept()).map(({ starts_at }) => starts_at.toISOString())).toEqual([
      at('2026-12-01', '10:30'),
      at('2026-12-09', '10:30'),
      at('2026-12-15', '10:30'),
    ]);
  });

  test('checks a substitute like any other date', async () => {
    await planOne(at('2026-12-09', '10:30'));
    const substitutes = [{ instead: at('2026-12-08', '10:30'), startsAt: at('2026-12-09', '10:30') }];
    const wish = { startsAt: at('2026-12-01', '10:30'), count: 2, substitutes, preview: true };
    expect(conflictsIn((await plan(wish)).json().dates)).toEqual(['2026-12-09 slot_taken']);
  });

  test('books every month on the same weekday of the month, and every so many weeks', async () => {
    const days = async (interval: object) =>
      (await plan({ startsAt: at('2026-12-10'), count: 4, preview: true, ...interval }))
        .json()
        .dates.map(({ startsAt }: { startsAt: string }) => wallTimeOf(new Date(startsAt)).day);
    // The second Thursday of each month.
    expect(await days({ everyWeeks: undefined, everyMonths: 1 })).toEqual([
      ...['2026-12-10', '2027-01-14', '2027-02-11', '2027-03-11'],
    ]);
    expect(await days({ everyWeeks: 3 })).toEqual([
      ...['2026-12-10', '2026-12-31', '2027-01-21', '2027-02-11'],
    ]);
    const reply = await plan({ startsAt: at('2026-12-10'), everyWeeks: undefined, everyMonths: 1, count: 2 });
    expect(reply.statusCode, reply.body).toBe(201);
    expect(await kept()).toHaveLength(2);
  });

  test.each([
    [{ everyWeeks: 0 }],
    [{ everyWeeks: 13 }],
    [{ everyWeeks: 1, everyMonths: 1 }],
    [{ everyWeeks: undefined }],
    [{ everyWeeks: undefined, everyMonths: 7 }],
  ])('returns 400 for the interval %j', async (interval) => {
    expect((await plan(interval)).statusCode).toBe(400);
  });

  test('books the dates beyond the plan too, to be paid at the clinic, if confirmed', async () => {
    await testApp.buy(ona, 1, undefined, 16000);
    const reply = await plan({ payment: 'session', restLater: true, count: 4 });
    expect(conflictsIn(reply.json().dates)).toEqual([]);
    expect((await kept()).map(({ with_credit }) => with_credit)).toEqual([true, true, false, false]);
    const [letter] = await letters();
    expect(letter.text).toContain('Las 2 primeras las pagan las sesiones de tu plan.');
    expect(letter.text).toContain('Las demás se pagan en la clínica: 65,00');
  });

  test('pays with session credits as far as they go', async () => {
    await testApp.buy(ona, 1, undefined, 16000);
    const reply = await plan({ payment: 'session', count: 4 });
    expect(reply.json().dates.map(({ conflict }: { conflict: string }) => conflict)).toEqual([
      ...[null, null, 'no_session', 'no_session'],
    ]);
    expect((await kept()).map(({ with_credit }) => with_credit)).toEqual([true, true]);
    const told = await letters();
    expect(told.map(({ kind }) => kind)).toEqual(['series.planned']);
    expect(told[0].text).toContain('no se ha cobrado nada');
  });

  test('checks both patients of a joint series and notifies each once', async () => {
    const marc = await testApp.person({ email: 'marc@example.org' });
    await planOne(at('2026-12-14'), {
      person: undefined,
      patientId: await patientOf(marc),
      professionalId: 2,
    });
    const reply = await plan({ companion: { patientId: await patientOf(marc) }, count: 3 });
    expect(conflictsIn(reply.json().dates)).toEqual(['2026-12-14 already_booked']);
    const told = (await letters()).filter(({ kind }) => kind === 'series.planned');
    expect(told.map(({ recipient }) => recipient)).toEqual(['ona@example.org', 'marc@example.org']);
    expect(told[1].text).not.toContain('€');
  });

  test('creates one series for two requests with the same idempotency key', async () => {
    const payload = JSON.stringify(await wish({ count: 3 }));
    const press = () =>
      reception.send({
        method: 'POST',
        url: '/api/staff/series',
        payload,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'series-key-0123456789' },
      });
    const one = await press();
    const other = await press();
    expect(other.json()).toEqual(one.json());
    expect(await kept()).toHaveLength(3);
  });

  test('returns 409 if nothing is free, stores nothing, and refuses more than 52 dates', async () => {
    await plan({ count: 2 });
    const again = await plan({ patientId: undefined, person: { fullName: 'Laia Roca' }, count: 2 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'nothing_free']);
    expect(Object.keys((await plan({ count: 53 })).json().fields)).toEqual(['count']);
  });

  test('returns 404 to a professional for a colleague’s series, as for an unknown one', async () => {
    expect((await plan({ count: 2 }, therapist)).statusCode).toBe(404);
    await plan({ count: 2 });
    const body = { by: 'person' };
    const foreign = await following('end', body, therapist);
    const unknown = await therapist.post('/api/staff/series/999999/end', {
      fromAppointmentId: 999_999,
      ...body,
    });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
  });
});

describe('following appointments of a series', () => {
  const toWednesdays = { weekday: 3, time: '09:00' };

  test('moves 31 Mondays to Wednesdays, leaves three with conflicts in place and sends one message', async () => {
    await plan();
    await planOne(at('2026-12-16'));
    await planOne(at('2027-02-10', '09:30'));
    await testApp.pool.query('delete from outbox');
    const expected = ['2026-12-16 slot_taken', '2027-01-06 closed', '2027-02-10 slot_taken'];
    const preview = await following('move', { ...toWednesdays, preview: true });
    expect(conflictsIn(preview.json().dates)).toEqual(expected);
    expect(new Set((await kept()).map(({ starts_at }) => weekdayOf(wallTimeOf(starts_at).day)))).toEqual(
      new Set([1]),
    );
    const reply = await following('move', toWednesdays);
    expect(reply.json()).toEqual(preview.json());
    const days = (await kept()).map(({ starts_at }) => wallTimeOf(starts_at).day);
    expect(days).toHaveLength(31);
    expect(days.filter((day) => weekdayOf(day) === 3)).toHaveLength(28);
    expect(days.filter((day) => weekdayOf(day) === 1)).toEqual(['2026-12-14', '2027-01-04', '2027-02-08']);
    const [letter, ...others] = await letters();
    expect([letter.kind, others]).toEqual(['series.moved', []]);
    expect(letter.text).toContain(
      'La del lunes, 7 de diciembre de 2026, a las 09:00: miércoles, 9 de diciembre',
    );
    expect(letter.text).toMatch(/Estas siguen como estaban:\n\n1: lunes, 14 de diciembre/);
    expect(letter.attachments[0].content.match(/BEGIN:VEVENT/g)).toHaveLength(28);
  });

  test('sends no message when the same move is repeated', async () => {
    await plan({ count: 3 });
    await planOne(at('2026-12-16'));
    await testApp.pool.query('delete from outbox');
    const first = await following('move', toWednesdays);
    expect(conflictsIn(first.json().dates)).toEqual(['2026-12-16 slot_taken']);
    expect(await letters()).toHaveLength(1);
    const again = await following('move', toWednesdays);
    expect([again.statusCode, conflictsIn(again.json().dates)]).toEqual([200, ['2026-12-16 slot_taken']]);
    expect(await letters()).toHaveLength(1);
  });

  test('moves only from the given appointment on, also to a colleague and to another length', async () => {
    await plan({ count: 4 });
    const [, , third] = await kept();
    const reply = await reception.post(`/api/staff/series/${third.series_id}/move`, {
      fromAppointmentId: third.id,
      weekday: 1,
      time: '10:30',
      professionalId: 2,
      minutes: 90,
    });
    expect(conflictsIn(reply.json().dates)).toEqual([]);
    const { rows } = await testApp.pool.query(
      `select professional_id, extract(epoch from ends_at - starts_at)::int / 60 as minutes from appointments order by starts_at`,
    );
    expect(rows).toEqual([
      ...[1, 1].map((professional_id) => ({ professional_id, minutes: 60 })),
      ...[2, 2].map((professional_id) => ({ professional_id, minutes: 90 })),
    ]);
  });

  test('returns 409 and sends no message if none can move', async () => {
    await plan({ count: 2 });
    await testApp.pool.query('delete from outbox');
    const reply = await following('move', { weekday: 7, time: '09:00' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'nothing_moved']);
    expect(await letters()).toEqual([]);
  });

  test('refuses to move an appointment paid by a session credit past the plan’s end', async () => {
    await testApp.buy(ona, 1, undefined, 16000);
    await plan({ payment: 'session', count: 2, startsAt: at('2026-12-14'), everyWeeks: 2 });
    const last = (await kept()).at(-1);
    const { rows } = await testApp.pool.query(
      'select ends_at from user_subscriptions order by id desc limit 1',
    );
    const reply = await reception.post(`/api/staff/series/${last.series_id}/move`, {
      fromAppointmentId: last.id,
      weekday: 6,
      time: '09:00',
      outsideHours: true,
    });
    const isAfter = new Date(at('2027-01-02')) >= rows[0].ends_at;
    expect([isAfter, reply.json().code]).toEqual([true, 'nothing_moved']);
  });

  test('cancels each appointment with its own refund and sends one message', async () => {
    await plan({ count: 3, startsAt: at('2026-11-30', '17:30') });
    await testApp.pool.query('update appointments set paid = true where series_id is not null');
    await testApp.pool.query('delete from outbox');
    const preview = await following('end', { by: 'person', preview: true });
    expect(preview.json().dates.map(({ refund }: { refund: string }) => refund)).toEqual([
      ...['none', 'full', 'full'],
    ]);
    expect(await kept()).toHaveLength(3);
    const reply = await following('end', { by: 'person' });
    expect(reply.json()).toEqual(preview.json());
    expect(await kept()).toEqual([]);
    const told = (await letters()).filter(({ recipient }) => recipient === 'ona@example.org');
    expect(told.map(({ kind }) => kind)).toEqual(['series.ended']);
    expect(told[0].text).toContain('como nos has pedido');
    expect(told[0].attachments[0].content).toContain('METHOD:CANCEL');
    expect((await plan({ count: 3, startsAt: at('2026-11-30', '17:30') })).statusCode).toBe(201);
  });

  test('notifies the professional at once of changes within two days only', async () => {
    await testApp.pool.query(`update users set email = 'fermi@example.org' where id = $1`, [
      therapist.user.id,
    ]);
    const told = async () => {
      const { rows } = await testApp.pool.query(
        `select subject from outbox where kind = 'appointment.change' and recipient = 'fermi@example.org' order by id`,
      );
      return rows.map(({ subject }) => subject);
    };
    await plan({ professionalId: 2, count: 3, startsAt: at('2026-12-01', '17:30') });
    expect(await told()).toEqual(['Cita nueva: martes, 1 de diciembre de 2026']);
    await following('move', { weekday: 2, time: '19:00', preview: true });
    await following('move', { weekday: 2, time: '19:00' });
    expect((await told()).slice(1)).toEqual(['Cita cambiada: martes, 1 de diciembre de 2026']);
    await following('end', { by: 'person', preview: true });
    await following('end', { by: 'person' }, therapist);
    // The actor is not notified of their own change.
    expect(await told()).toHaveLength(2);
    await plan({ professionalId: 2, count: 2, startsAt: at('2026-12-01', '17:30') });
    await following('end', { by: 'person' });
    expect((await told()).slice(3)).toEqual(['Cita cancelada: martes, 1 de diciembre de 2026']);
  });

  test('moves and cancels a single appointment like any other', async () => {
    await plan({ count: 3 });
    const [first, second] = await kept();
    expect(
      (await reception.patch(`/api/staff/appointments/${first.id}`, { startsAt: at('2026-12-10') })).json(),
    ).toMatchObject({ seriesId: first.series_id, startsAt: at('2026-12-10') });
    await reception.post(`/api/staff/appointments/${second.id}/cancel`, { by: 'person' });
    expect(await kept()).toHaveLength(2);
  });
});
