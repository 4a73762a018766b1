import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertPatient } from '#tests/support/staff.ts';
import { listOfPatient, movePatient } from '../directory/queries.server.ts';
import { planChildren } from '../tables.server.ts';
import { importSessions } from './service.server.ts';

const clock = stoppedClock(new Date('2026-11-23T09:00:00Z'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

const importPackage = (
  patientId: number,
  fields: { name?: string; sessions?: number; lastDay?: string } = {},
) =>
  inTransaction(testApp.db, (tx) =>
    importSessions(
      tx,
      { patientId, name: 'Bono de cinco', audience: 'adult', sessions: 5, lastDay: '2027-02-28', ...fields },
      clock.now(),
    ),
  );

test('stores sessions paid elsewhere as a package without payment or renewal', async () => {
  const patientId = await insertPatient(testApp, { name: 'Pau Serra' });
  const id = await importPackage(patientId);
  const [held, ...others] = await listOfPatient(testApp.db, patientId);
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
  const { rows } = await testApp.pool.query(
    'select step, sessions, payment from session_credits where subscription_id = $1',
    [id],
  );
  expect(rows).toEqual([{ step: 'grant', sessions: 5, payment: 1 }]);
});

test('imports the same package once, beside others of this and other people', async () => {
  const one = await insertPatient(testApp, { name: 'Jan Puig' });
  const other = await insertPatient(testApp, { name: 'Mar Roca' });
  const first = await importPackage(one);
  expect(await importPackage(one)).toBeUndefined();
  const second = await importPackage(one, { name: 'Bono de diez', sessions: 10, lastDay: '2026-11-24' });
  expect(await importPackage(other)).toEqual(expect.any(Number));
  const held = await listOfPatient(testApp.db, one);
  // Newest first; two days round up to the minimum of one month.
  expect(held.map(({ id, sessionsLeft, validityMonths }) => [id, sessionsLeft, validityMonths])).toEqual([
    [second, 10, 1],
    [first, 5, 3],
  ]);
});

test('moves plans and child statements to the remaining record on a merge', async () => {
  const from = await insertPatient(testApp, { name: 'Laia Font' });
  const to = await insertPatient(testApp, { name: 'Laia Font' });
  await importPackage(from);
  await importPackage(from, { name: 'Otro bono' });
  const { user } = await testApp.person();
  await testApp.db
    .insert(planChildren)
    .values({ userId: user.id, planId: 4, patientId: from, statedAt: clock.now() });
  expect(await movePatient(testApp.db, { from, to })).toEqual({ plans: 2 });
  expect(await movePatient(testApp.db, { from, to })).toEqual({ plans: 0 });
  expect(await listOfPatient(testApp.db, to)).toHaveLength(2);
  expect(await testApp.db.select().from(planChildren)).toMatchObject([{ userId: user.id, patientId: to }]);
});
