import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { cardOf } from '#tests/support/staff.ts';
import { listOfPatient, movePatient } from '../directory/queries.server.ts';
import { planChildren } from '../tables.server.ts';
import { bringSessions } from './service.server.ts';

const clock = stoppedClock(new Date('2026-11-23T09:00:00Z'));
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ clock });
});
afterAll(() => house.stop());

const bring = (patientId: number, fields: { name?: string; sessions?: number; lastDay?: string } = {}) =>
  inTransaction(house.db, (tx) =>
    bringSessions(
      tx,
      { patientId, name: 'Bono de cinco', audience: 'adult', sessions: 5, lastDay: '2027-02-28', ...fields },
      clock.now(),
    ),
  );

test('stores sessions paid elsewhere as a package without payment or renewal', async () => {
  const patientId = await cardOf(house, { name: 'Pau Serra' });
  const id = await bring(patientId);
  const [held, ...others] = await listOfPatient(house.db, patientId);
  expect(others).toEqual([]);
  expect(held).toEqual({
    id,
    userId: null,
    planId: null,
    patientId,
    planName: 'Bono de cinco',
    audience: 'adult',
    kind: 'single',
    features: [],
    priceCents: 0,
    payments: 1,
    sessionsPerPayment: [5],
    // 23 November to the end of February: three months.
    validityMonths: 3,
    startsAt: clock.now(),
    endsAt: new Date('2027-02-28T23:00:00Z'),
    createdAt: clock.now(),
    billingFrom: '2026-11-23',
    billingBase: 1,
    nextBillingOn: null,
    paymentsMade: 1,
    paymentsOfRound: 1,
    active: true,
    cancelledAt: null,
    sessionsLeft: 5,
  });
  const { rows } = await house.pool.query(
    'select step, sessions, payment from session_credits where subscription_id = $1',
    [id],
  );
  expect(rows).toEqual([{ step: 'grant', sessions: 5, payment: 1 }]);
});

test('imports the same package once, beside others of this and other people', async () => {
  const one = await cardOf(house, { name: 'Jan Puig' });
  const other = await cardOf(house, { name: 'Mar Roca' });
  const first = await bring(one);
  expect(await bring(one)).toBeUndefined();
  const second = await bring(one, { name: 'Bono de diez', sessions: 10, lastDay: '2026-11-24' });
  expect(await bring(other)).toEqual(expect.any(Number));
  const held = await listOfPatient(house.db, one);
  // Newest first; two days round up to the minimum of one month.
  expect(held.map(({ id, sessionsLeft, validityMonths }) => [id, sessionsLeft, validityMonths])).toEqual([
    [second, 10, 1],
    [first, 5, 3],
  ]);
});

test('moves plans and child statements to the remaining record on a merge', async () => {
  const from = await cardOf(house, { name: 'Laia Font' });
  const to = await cardOf(house, { name: 'Laia Font' });
  await bring(from);
  await bring(from, { name: 'Otro bono' });
  const { user } = await house.person();
  await house.db
    .insert(planChildren)
    .values({ userId: user.id, planId: 4, patientId: from, statedAt: clock.now() });
  expect(await movePatient(house.db, { from, to })).toEqual({ plans: 2 });
  expect(await movePatient(house.db, { from, to })).toEqual({ plans: 0 });
  expect(await listOfPatient(house.db, to)).toHaveLength(2);
  expect(await house.db.select().from(planChildren)).toMatchObject([{ userId: user.id, patientId: to }]);
});
