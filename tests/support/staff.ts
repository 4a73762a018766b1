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

/** Adds a guardian with every right to a child's record. */
export async function insertGuardian(
  { pool }: Pick<TestApp, 'pool'>,
  tie: { childId: number; guardianId: number; pays?: boolean; hasNoContact?: boolean },
): Promise<void> {
  const { childId, guardianId, hasNoContact = false, pays = !hasNoContact } = tie;
  await pool.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, has_no_contact, created_at)
     values ($1, $2, not $4, $3, not $4, not $4, $4, now())`,
    [childId, guardianId, pays, hasNoContact],
  );
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

/** The payer that a receipt names: an account or a patient record. */
export async function readReceiptPayer(
  { pool }: Pick<TestApp, 'pool'>,
  receiptId: number,
): Promise<{ user: number | null; record: number | null }> {
  const { rows } = await pool.query(
    'select payer_user_id as "user", payer_patient_id as "record" from receipts where id = $1',
    [receiptId],
  );
  return rows[0];
}

/** Opens or closes the till. Cash is taken and paid out only while it is open. */
export async function setTill({ pool }: Pick<TestApp, 'pool'>, step: 'opening' | 'closing'): Promise<void> {
  await pool.query(
    `insert into till_events (at, step, cents, expected_cents, ledger_id, entered_by)
     select now(), $1, 0, 0, coalesce((select max(id) from payment_ledger), 0), (select min(id) from users)`,
    [step],
  );
}
