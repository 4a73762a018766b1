import type { Role } from '#clinic/audit/contract.ts';
import type { TestApp } from './app.ts';

/** A signed-in staff member; with a professional's id, that professional. */
export async function createStaff(testApp: TestApp, role: Role, professionalId?: number) {
  const person = await testApp.person();
  await testApp.pool.query('update users set role = $2 where id = $1', [person.user.id, role]);
  if (professionalId !== undefined)
    await testApp.pool.query('update professionals set user_id = $2 where id = $1', [
      professionalId,
      person.user.id,
    ]);
  return person;
}

/** Adds a patient record without an account. Returns its id. */
export async function insertPatient(
  { pool }: TestApp,
  {
    name,
    ...fields
  }: { name: string; birthDate?: string; phone?: string; email?: string; blockedUntil?: string },
): Promise<number> {
  const { rows } = await pool.query(
    `insert into patients (full_name, birth_on, phone, email, blocked_until, created_at)
     values ($1, $2, $3, $4, $5, now()) returning id`,
    [name, fields.birthDate, fields.phone, fields.email, fields.blockedUntil],
  );
  return rows[0].id;
}

/** Adds an appointment booked by staff, confirmed by default. Returns its id. */
export async function insertAppointment(
  { pool }: TestApp,
  visit: { patientId: number; professionalId: number; startsAt: Date; status?: string; bookedBy?: number },
): Promise<number> {
  const { patientId, professionalId, startsAt, status = 'confirmed', bookedBy } = visit;
  const { rows } = await pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at)
     values ($1, $2, $3, 'office', $4, $4::timestamptz + interval '1 hour', $5, 6500, now()) returning id`,
    [patientId, bookedBy, professionalId, startsAt, status],
  );
  return rows[0].id;
}
