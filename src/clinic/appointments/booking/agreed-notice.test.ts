import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { createStaff } from '#tests/support/staff.ts';

/** A Tuesday. */
const start = instantOf('2026-12-01', '12:00');
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
const clock = stoppedClock(hoursBefore(400));
type Person = Awaited<ReturnType<TestApp['person']>>;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let house: TestApp;
let person: Person;
let reception: Person;

beforeAll(async () => {
  database = await cloneDatabase();
  // Reveals a booking that leaves the notice to the column's default.
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('alter table appointments alter cancellation_hours set default 3');
  await owner.end();
  house = await startTestApp({ clock, url: database.url });
});
afterAll(async () => {
  await house.stop();
  await database.drop();
});
beforeEach(async () => {
  clock.set(hoursBefore(400));
  await house.pool.query('delete from reminders; delete from appointments; delete from outbox');
  person = await house.person();
  reception = await createStaff(house, 'reception');
});

const setClock = async (at: Date) => {
  clock.set(at);
  await house.pool.query('update sessions set created_at = $1, last_seen_at = $1', [at]);
};
const storedHours = async () =>
  (await house.pool.query('select cancellation_hours as hours from appointments order by id')).rows.map(
    ({ hours }) => hours,
  );

describe('the configured notice is stored', () => {
  test('for an online booking', async () => {
    const date = start.toISOString();
    const reply = await person.post('/api/appointments', { type: 'office', professionalId: 1, date });
    expect(reply.json()).toMatchObject({ cancellationHours: configuredSettings.cancellationHours });
    expect(await storedHours()).toEqual([configuredSettings.cancellationHours]);
  });

  test('for a desk booking and each date of a series', async () => {
    const wish = { professionalId: 1, type: 'office', startsAt: start.toISOString(), minutes: 60 };
    const one = await reception.post('/api/staff/appointments', {
      ...wish,
      person: { fullName: 'Ona Puig' },
    });
    expect([one.statusCode, one.json().cancellationHours]).toEqual([
      201,
      configuredSettings.cancellationHours,
    ]);
    const series = await reception.post('/api/staff/series', {
      ...wish,
      startsAt: instantOf('2026-12-02', '12:00').toISOString(),
      person: { fullName: 'Marc Puig' },
      everyWeeks: 1,
      count: 2,
      preview: false,
    });
    expect([series.statusCode, series.body]).toEqual([201, series.body]);
    expect(await storedHours()).toEqual(
      Array.from({ length: 3 }, () => configuredSettings.cancellationHours),
    );
  });
});

/** As if the clinic had raised its notice since the appointment was booked. */
const agreed = configuredSettings.cancellationHours / 2;
describe('an appointment booked under a shorter notice than the current one', () => {
  let id: number;
  beforeEach(async () => {
    id = await insertConfirmed(house.pool, {
      userId: person.user.id,
      startsAt: start,
      createdAt: hoursBefore(300),
    });
    await house.pool.query('update appointments set cancellation_hours = $1', [agreed]);
  });
  const refundLogged = async () =>
    (
      await house.pool.query(
        `select detail from audit_log where subject = $1 and action = 'appointment.cancelled'`,
        [`appointment:${id}`],
      )
    ).rows[0]?.detail.refund;

  test('is refunded until the agreed deadline', async () => {
    await setClock(hoursBefore(agreed));
    expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
    expect(await refundLogged()).toBe('full');
  });

  test('is not refunded after it, and the letter names the agreed notice', async () => {
    await setClock(new Date(hoursBefore(agreed).getTime() + 1));
    expect((await person.delete(`/api/appointments/${id}`)).statusCode).toBe(200);
    expect(await refundLogged()).toBe('none');
    const { rows } = await house.pool.query(`select text from outbox where kind = 'appointment.cancelled'`);
    expect(rows[0].text).toContain(`Como faltaban menos de ${agreed} horas`);
  });

  test('moves until the agreed deadline, keeps the notice, and the refusal names it', async () => {
    await setClock(hoursBefore(agreed));
    const move = (to: Date) => person.patch(`/api/appointments/${id}`, { date: to.toISOString() });
    const later = instantOf('2026-12-03', '12:00');
    const moved = await move(later);
    expect([moved.statusCode, moved.json().cancellationHours]).toEqual([200, agreed]);
    expect(await storedHours()).toEqual([agreed]);
    await setClock(new Date(later.getTime() - agreed * 3_600_000 + 1));
    const refused = await move(instantOf('2026-12-09', '12:00'));
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      409,
      'too_late',
      `Ya no se puede cambiar: faltan menos de ${agreed} horas.`,
    ]);
  });

  test('follows its agreed notice at the desk too', async () => {
    await setClock(hoursBefore(agreed));
    const agenda = await reception.get('/api/staff/agenda?from=2026-12-01&to=2026-12-01');
    expect(agenda.json().appointments).toMatchObject([{ id, cancellationHours: agreed }]);
    await reception.post(`/api/staff/appointments/${id}/cancel`, { by: 'person' });
    expect(await refundLogged()).toBe('full');
  });
});
