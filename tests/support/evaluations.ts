import type { TestApp } from './app.ts';
import { createStaff, insertAppointment } from './staff.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

export async function findPatientIdOf({ pool }: TestApp, { user }: Person): Promise<number> {
  const { rows } = await pool.query('select id from patients where user_id = $1', [user.id]);
  return rows[0].id;
}

/** An adult with an active plan that includes the evaluation, treated by professional 1. */
export async function createEvaluationHolder(
  testApp: TestApp,
  now: Date,
  birthDate: string | null = '1990-05-11',
) {
  const person = await testApp.person({ fullName: 'Montse Vila Roca' });
  // The registration passed a field of its own, so the e-mail is not verified yet.
  await testApp.pool.query('update users set email_verified = true where id = $1', [person.user.id]);
  const patientId = await findPatientIdOf(testApp, person);
  await testApp.pool.query('update patients set birth_on = $2 where id = $1', [patientId, birthDate]);
  await givePlan(testApp, { userId: person.user.id, patientId }, now);
  return Object.assign(person, { patientId });
}

/** A plan with chat and evaluation, for three months. */
export async function givePlan(
  { pool }: TestApp,
  { userId, patientId }: { userId: number; patientId: number },
  now: Date,
): Promise<void> {
  await pool.query(
    `insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
       sessions_per_payment, validity_months, starts_at, ends_at, billing_from, created_at)
     values ($1, $2, 3, 'landing', 'adult', 'Intensivo', 42000, 1, '{6}', 3, $3, $3::timestamptz + interval '3 months', $3::date, $3)`,
    [userId, patientId, now],
  );
}

/** Professional 1, signed in and treating the patient since a visit. */
export async function createTherapist(testApp: TestApp, patientId: number, startsAt: Date) {
  await insertAppointment(testApp, { patientId, professionalId: 1, startsAt });
  return createStaff(testApp, 'professional', 1);
}
