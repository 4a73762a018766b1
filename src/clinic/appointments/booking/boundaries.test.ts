import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asClient } from '#clinic/audit/contract.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { createJobs } from '#platform/operations/jobs.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/jobs.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { testLoginUrl } from '#tests/support/servers/cluster.ts';
import { type Lock, withAdvisoryLock } from '#tests/support/servers/locks.ts';
import * as changes from '../changes/queries.server.ts';
import type { Availability } from '../contract.ts';
import * as queries from '../queries.server.ts';
import { createAppointmentPayable } from '../service.server.ts';

/** A Monday. */
const start = instantOf('2026-11-30', '12:00');
const ms = (count: number, from = start) => new Date(from.getTime() + count);
const hours = (count: number, from = start) => ms(count * 3_600_000, from);
const clock = stoppedClock(hours(-200));
type Person = Awaited<ReturnType<TestApp['person']>>;
let testApp: TestApp;
let person: Person;
let other: Person;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(hours(-200));
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  [person, other] = [await testApp.person(), await testApp.person()];
});

/** Sets the clock and renews the sessions, which would expire otherwise. */
const setClock = async (at: Date) => {
  clock.set(at);
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [at]);
};
const book = (who: Person, at: Date, fields: object = {}) =>
  who.post('/api/appointments', { type: 'office', professionalId: 1, date: at.toISOString(), ...fields });
const confirmed = (startsAt = start) =>
  insertConfirmed(testApp.pool, { userId: person.user.id, startsAt, createdAt: hours(-300) });
const move = (id: number, at: Date, who = person) =>
  who.patch(`/api/appointments/${id}`, { date: at.toISOString() });
const cancel = (id: number, who = person) => who.delete(`/api/appointments/${id}`);
const mine = async (who = person) => (await who.get('/api/appointments')).json();
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const isFree = async (at: Date) => {
  const day = at.toISOString().slice(0, 10);
  const reply = await testApp
    .visitor()
    .get(`/api/availability?professionalId=1&type=office&from=${day}&to=${day}`);
  const slots = (reply.json() as Availability).days.flatMap((each) => each.slots);
  return slots.find(({ startsAt }) => startsAt === at.toISOString())?.free;
};

describe('booking and cancellation deadlines', () => {
  test('offers and accepts a slot until exactly two hours before its start', async () => {
    await setClock(hours(-2));
    expect(await isFree(start)).toBe(true);
    await setClock(ms(1, hours(-2)));
    expect(await isFree(start)).toBe(false);
    const late = await book(person, start);
    expect([late.statusCode, late.json().fields.date]).toEqual([
      400,
      'Necesitamos al menos 2 horas de antelación. Elige una hora posterior.',
    ]);
    await setClock(hours(-2));
    expect((await book(person, start)).statusCode).toBe(201);
  });

  test('accepts bookings 150 days ahead and moves that limit at midnight in Madrid', async () => {
    // 22 April is a Thursday, so the day after would be a working day.
    const now = instantOf('2026-11-23', '23:30');
    const last = instantOf('2027-04-22', '19:00');
    const beyond = instantOf('2027-04-23', '09:00');
    await setClock(now);
    expect([await isFree(last), await isFree(beyond)]).toEqual([true, false]);
    const far = await book(person, beyond);
    expect([far.statusCode, far.json().fields.date]).toEqual([
      400,
      'Solo se puede reservar con 150 días de antelación como máximo.',
    ]);
    expect((await book(person, last)).statusCode).toBe(201);
    // Tuesday in Madrid, still Monday in UTC.
    await setClock(instantOf('2026-11-24', '00:30'));
    expect(await isFree(beyond)).toBe(true);
  });

  test('blocks the hour until the hold ends and frees it at that instant', async () => {
    const held = (await book(person, start)).json();
    const end = new Date(held.holdExpiresAt);
    await setClock(ms(-1, end));
    expect((await mine())[0]).toMatchObject({ status: 'pending', holdExpiresAt: held.holdExpiresAt });
    expect([await isFree(start), codeOf(await book(other, start))]).toEqual([false, [409, 'slot_taken']]);
    await runJob(testApp, 'appointments.expire-hold', { appointmentId: held.id });
    expect((await mine())[0]).toMatchObject({ status: 'pending' });
    await setClock(end);
    expect((await mine())[0]).toMatchObject({ status: 'cancelled', holdExpiresAt: null });
    expect(codeOf(await move(held.id, hours(24)))).toEqual([409, 'cancelled']);
    expect([await isFree(start), (await book(other, start)).statusCode]).toEqual([true, 201]);
    const { rows } = await testApp.pool.query('select status from appointments where id = $1', [held.id]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  test('cancels and records an expired hold when another appointment moves to its hour', async () => {
    const held = (await book(other, start)).json();
    const own = await confirmed(hours(24));
    await setClock(new Date(held.holdExpiresAt));
    expect((await move(own, start)).statusCode).toBe(200);
    const { rows } = await testApp.pool.query(
      `select action from audit_log where subject = $1 and action = 'appointment.hold-expired'`,
      [`appointment:${held.id}`],
    );
    expect(rows).toHaveLength(1);
  });

  test('counts a hold towards the limit of three until it ends', async () => {
    for (const day of [0, 24, 48]) expect((await book(person, hours(day))).statusCode).toBe(201);
    const end = hours(0.5, clock.now());
    await setClock(ms(-1, end));
    expect(codeOf(await book(person, hours(72)))).toEqual([409, 'too_many_holds']);
    await testApp.pool.query(`update appointments set hold_expires_at = $1 where starts_at <> $2`, [
      hours(1, end),
      start,
    ]);
    await setClock(end);
    expect((await book(person, hours(72))).statusCode).toBe(201);
  });

  test('moving ends exactly at the end of the notice', async () => {
    const id = await confirmed();
    await setClock(ms(1, hours(-configuredSettings.cancellationHours)));
    expect(codeOf(await move(id, hours(48)))).toEqual([409, 'too_late']);
    await setClock(hours(-configuredSettings.cancellationHours));
    expect((await move(id, hours(48))).statusCode).toBe(200);
  });

  test('cancelling gives everything back until exactly the end of the notice', async () => {
    const refundAt = async (at: Date) => {
      const id = await confirmed();
      await setClock(at);
      expect((await cancel(id)).statusCode).toBe(200);
      const { rows } = await testApp.pool.query(
        `select detail from audit_log where subject = $1 and action = 'appointment.cancelled'`,
        [`appointment:${id}`],
      );
      return rows[0].detail.refund;
    };
    expect(await refundAt(hours(-configuredSettings.cancellationHours))).toBe('full');
    expect(await refundAt(ms(1, hours(-configuredSettings.cancellationHours)))).toBe('none');
  });

  test('refuses to cancel, move or pay an appointment that starts at this instant', async () => {
    const id = await confirmed();
    await setClock(start);
    expect([codeOf(await cancel(id)), codeOf(await move(id, hours(48)))]).toEqual([
      [409, 'over'],
      [409, 'over'],
    ]);
    await setClock(ms(-1));
    expect((await cancel(id)).statusCode).toBe(200);
    await testApp.pool.query(
      `update appointments set status = 'pending', paid = false, cancellation = null, hold_expires_at = $2 where id = $1`,
      [id, hours(1)],
    );
    expect([await settle(id, start), await settle(id, ms(-1))]).toEqual(['gone', 'settled']);
  });
});

const settle = (id: number, now: Date) =>
  inTransaction(testApp.db, (tx) =>
    createAppointmentPayable({ ...testApp, clock, host: 'onyar.test' } as never).settle(
      tx,
      { reference: `appointment:${id}`, cents: 6500 } as never,
      now,
    ),
  );

describe('ownership condition of the update statements', () => {
  const asked = (userId: number, id: number) => ({ actor: asClient(userId), id });
  const ofStranger = (id: number) => asked(other.user.id, id);

  test('does not touch another user’s row when moving or cancelling', async () => {
    const id = await confirmed();
    const how = { isSessionBack: false, cancellation: 'person' } as const;
    const margins = { travelBeforeMinutes: 0, travelAfterMinutes: 0, pauseMinutes: 0 };
    const session = { startsAt: hours(48), endsAt: hours(49), ...margins };
    expect(await changes.setTime(testApp.db, ofStranger(id), session, clock.now())).toBe(false);
    expect(await changes.cancel(testApp.db, ofStranger(id), how)).toBe(false);
    await testApp.pool.query(
      `update appointments set status = 'cancelled', cancellation = 'expiry' where id = $1`,
      [id],
    );
    expect(await changes.cancelExpiredHoldAsOwner(testApp.db, ofStranger(id))).toBe(false);
    expect(await queries.findInScope(testApp.db, ofStranger(id), clock.now())).toBeUndefined();
    const own = asked(person.user.id, id);
    expect(await changes.cancelExpiredHoldAsOwner(testApp.db, own)).toBe(true);
    await testApp.pool.query(
      `update appointments set status = 'confirmed', cancellation = null where id = $1`,
      [id],
    );
    expect(await changes.setTime(testApp.db, own, session, clock.now())).toBe(true);
    expect(await changes.cancel(testApp.db, own, how)).toBe(true);
    expect(await changes.cancelExpiredHoldAsOwner(testApp.db, own)).toBe(false);
  });
});

describe('locks of appointment changes', () => {
  async function waitsFor(lock: Lock, work: () => Promise<unknown>) {
    const { hasWaited, answer } = await withAdvisoryLock(testApp.url, lock, work);
    expect(hasWaited).toBe(true);
    return answer;
  }

  test('moving waits for other requests of the same user', async () => {
    const id = await confirmed();
    expect(await waitsFor(['appointmentsOfUser', person.user.id], () => move(id, hours(48)))).toMatchObject({
      statusCode: 200,
    });
  });
  test('moving waits for other moves of the same professional', async () => {
    const id = await confirmed();
    expect(await waitsFor(['professional', 1], () => move(id, hours(48)))).toMatchObject({ statusCode: 200 });
  });
  test('cancelling waits for other requests of the same user', async () => {
    const id = await confirmed();
    expect(await waitsFor(['appointmentsOfUser', person.user.id], () => cancel(id))).toMatchObject({
      statusCode: 200,
    });
  });
  test('booking waits for other requests of the same user', async () => {
    expect(await waitsFor(['appointmentsOfUser', person.user.id], () => book(person, start))).toMatchObject({
      statusCode: 201,
    });
  });

  const ranOut = async () => {
    const id = await confirmed();
    await testApp.pool.query(
      `update appointments set status = 'cancelled', cancellation = 'expiry', paid = false, hold_expires_at = $2 where id = $1`,
      [id, hours(-210)],
    );
    return id;
  };
  test('reviving a hold after a late payment waits for other requests of the same user', async () => {
    const id = await ranOut();
    expect(await waitsFor(['appointmentsOfUser', person.user.id], () => settle(id, clock.now()))).toBe(
      'settled',
    );
  });
  test('reviving a hold waits for moves of the same professional, which may take the hour', async () => {
    const id = await ranOut();
    expect(await waitsFor(['professional', 1], () => settle(id, clock.now()))).toBe('settled');
  });
});

describe('rate limit of sixty bookings an hour', () => {
  test('counts each user separately', async () => {
    const strict = await startTestApp({ url: testApp.url, clock, env: { LIMIT_FACTOR: '1' } });
    const at = (who: Person) => {
      const visitor = strict.visitor();
      Object.assign(visitor.cookies, who.cookies);
      return visitor;
    };
    const greedy = at(person);
    const ask = (visitor: typeof greedy) =>
      visitor.post('/api/appointments', {
        type: 'office',
        professionalId: 1,
        date: start.toISOString(),
        useCredit: true,
      });
    const codes: number[] = [];
    for (let round = 0; round < 61; round++) codes.push((await ask(greedy)).statusCode);
    expect([new Set(codes.slice(0, 60)), codes[60]]).toEqual([new Set([409]), 429]);
    expect(codeOf(await ask(at(other)))).toEqual([409, 'no_credit']);
    await strict.stop();
  });
});

test('queues overdue reminders as soon as a process starts, without waiting for the next minute', async () => {
  await confirmed(hours(20, clock.now()));
  const app = await startTestApp({ url: testApp.url, clock });
  // Without the cron schedule: only the run at start remains.
  await app.jobs.stop();
  const jobs = createJobs({
    loginUrl: testLoginUrl(testApp.url),
    log: createLog('silent'),
    outages: testApp.outages,
  });
  const withoutClock = app.handlers
    .filter(({ job }) => job.name === 'appointments.remind')
    .map(({ job, handle, atStart }) => ({ job, handle, ...(atStart ? { atStart } : {}) }));
  await jobs.start(withoutClock, { work: true });
  const written = async () =>
    (await testApp.pool.query(`select 1 from outbox where kind = 'appointment.reminder'`)).rows.length;
  await expect.poll(written).toBe(1);
  await jobs.stop();
  await app.stop();
});
