import { afterAll, beforeAll, expect, test } from 'vitest';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createStaff, insertAppointment } from '#tests/support/staff.ts';

const clock = stoppedClock(instantOf('2026-11-23', '09:00'));
let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());

test("lists a person's plans for reception and the treating professional", async () => {
  const client = await testApp.person();
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [client.user.id]);
  const id: number = rows[0].id;
  await testApp.pool.query(
    `insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
       sessions_per_payment, validity_months, starts_at, ends_at, billing_from, sessions_left, created_at)
     select $1, $2, id, 'single', 'adult', 'Bienestar', 10000, 1, '{4}', 3, '2026-11-01T00:00+01', '2027-02-01T00:00+01',
       '2026-11-01', 3, now() from plans where audience = 'adult' order by id limit 1`,
    [client.user.id, id],
  );
  const [reception, nausica, fermi] = [
    await createStaff(testApp, 'reception'),
    await createStaff(testApp, 'professional', 1),
    await createStaff(testApp, 'professional', 2),
  ];
  await insertAppointment(testApp, {
    patientId: id,
    professionalId: 1,
    startsAt: instantOf('2026-11-30', '10:30'),
  });
  const path = `/api/staff/people/${id}/plans`;
  expect((await testApp.visitor().get(path)).statusCode).toBe(401);
  expect((await client.get(path)).statusCode).toBe(403);
  for (const who of [reception, nausica])
    expect((await who.get(path)).json()).toEqual([
      {
        id: expect.any(Number),
        name: 'Bienestar',
        audience: 'adult',
        planId: 1,
        sessionsLeft: 3,
        until: '2027-01-31',
        active: true,
        nextPaymentCents: null,
      },
    ]);
  // Over at midnight in Madrid, even before the job writes it off; can be restarted at today's price.
  await testApp.pool.query(
    "update user_subscriptions set ends_at = '2026-11-23T09:00+01' where patient_id = $1",
    [id],
  );
  expect((await reception.get(path)).json()).toMatchObject([{ sessionsLeft: 0, active: true }]);
  await testApp.pool.query(
    "update user_subscriptions set ends_at = '2026-11-23T00:00+01' where patient_id = $1",
    [id],
  );
  expect((await reception.get(path)).json()).toMatchObject([
    { sessionsLeft: 0, active: false, nextPaymentCents: 52_000 },
  ]);
  const unknown = await fermi.get('/api/staff/people/99999999/plans');
  expect((await fermi.get(path)).body).toBe(unknown.body);
  expect(unknown.statusCode).toBe(404);
  await testApp.pool.query(`update patients set blocked_until = '2041-11-23' where id = $1`, [id]);
  expect((await reception.get(path)).statusCode).toBe(404);
});
