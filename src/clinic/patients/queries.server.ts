import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared, statement } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import type { NewPatient } from './contract.ts';
import { fieldsToErase, mapFields } from './fields.ts';
import { recordYears, yearsLater } from './rules.ts';
import { callbacks, discharges, guardianships, noticeAnswers, patients } from './tables.server.ts';
import { isEffectiveToday } from './visibility/queries.server.ts';

export async function createForUser(tx: Database, user: { id: number; fullName: string | null }, now: Date) {
  await tx.insert(patients).values({ userId: user.id, fullName: user.fullName, createdAt: now });
}

type PatientOfUser = { id: number; email: string | null; name: string | null; language: string | null };

const ofUser = statement<{ userId: number }, PatientOfUser>(() =>
  drizzle
    .mock()
    .select({
      id: patients.id,
      email: users.email,
      // An address that is not verified may be another person's.
      name: sql<string | null>`case when ${users.emailVerified} then ${users.fullName} end`,
      language: users.language,
    })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.userId, sql.placeholder('userId'))),
);

/** The patient who is the account's own person, and address, name and language for messages to the account. */
export async function patientOfUser(
  db: Database,
  userId: number,
): Promise<{ patientId: number; email: string | null; name: string | null; language: string | null }> {
  const [row] = await ofUser(db, { userId });
  // Unreachable: registration creates both in one transaction.
  if (row === undefined) throw new Error(`user ${userId} has no patient`);
  const { id: patientId, email, name, language } = row;
  return { patientId, email, name, language };
}

/** Prefers a guardianship that permits booking; also finds a child the account created but is no longer linked to. */
const childBornOn = `
  select p.id, p.blocked_until is null and coalesce(s.may_book and not s.has_no_contact, false) as "mayBook"
  from patients p left join guardianships s on s.patient_id = p.id and s.guardian_id = $1
  where p.birth_on = $2 and p.id in (
    select id from patients where guardian_id = $1
    union select patient_id from guardianships where guardian_id = $1)
  order by "mayBook" desc, (p.guardian_id = $1) desc nulls last, s.created_at, p.id
  limit 1`;

/**
 * The child of a guardian with this birth date: one linked by the clinic, else created at the first booking.
 * @returns undefined if the guardian may not book for the clinic's record
 */
export async function findOrCreateChild(
  tx: Database,
  guardianId: number,
  birthDate: Day,
  now: Date,
): Promise<number | undefined> {
  const find = () => runPrepared<{ id: number; mayBook: boolean }>(tx, childBornOn, [guardianId, birthDate]);
  let [child] = await find();
  if (child === undefined) {
    await tx.insert(patients).values({ guardianId, birthDate, createdAt: now }).onConflictDoNothing();
    [child] = await find();
  }
  if (child === undefined) throw new Error(`guardian ${guardianId} has no child born on ${birthDate}`);
  return child.mayBook ? child.id : undefined;
}

/** Creates a patient without an account. */
export async function createAtDesk(tx: Database, person: NewPatient, now: Date): Promise<number> {
  const [row] = await tx
    .insert(patients)
    .values({ ...person, createdAt: now })
    .returning({ id: patients.id });
  if (row === undefined) throw new Error('a card was not written');
  return row.id;
}

/**
 * Account in whose list a patient's appointments appear: the patient's own, else that of a guardian who books, paying
 * ones first; null if there is none. Undefined if the patient is unknown or the record locked.
 */
export async function holderOf(
  db: Database,
  patientId: number,
  today: Day,
): Promise<{ birthDate: Day | null; userId: number | null } | undefined> {
  const [row] = await runPrepared<{ birthDate: Day | null; userId: number | null }>(
    db,
    `select p.birth_on::text as "birthDate", coalesce(p.user_id, (
       select g.user_id from guardianships s join patients g on g.id = s.guardian_id
       where s.patient_id = p.id and g.user_id is not null
         and ${isEffectiveToday({ tie: 's', child: 'p', today: '$2' }, 'may_book')}
       order by s.pays desc, s.created_at, g.id limit 1)) as "userId"
     from patients p where p.id = $1 and p.blocked_until is null`,
    [patientId, today],
  );
  return row;
}

export async function renamePatientOf(
  tx: Database,
  user: { id: number; fullName: string | null },
): Promise<void> {
  await tx.update(patients).set({ fullName: user.fullName }).where(eq(patients.userId, user.id));
}

/** Confirmed visits by day (Europe/Madrid). Companions count as treated too. */
export const visitsQuery = `select person.id as patient_id, a.professional_id, a.starts_at,
    (a.starts_at at time zone '${timeZone}')::date as day
  from appointments a cross join lateral (values (a.patient_id), (a.companion_id)) as person(id)
  where a.status = 'confirmed' and person.id is not null`;

const lastOfProfessional = `select max(discharged_on) from discharges d
  where d.patient_id = v.patient_id and d.professional_id = v.professional_id and d.undone_at is null`;

/** Ongoing treatment: a visit after the last discharge by the same professional. */
export const isOngoing = `v.day > coalesce((${lastOfProfessional}), '-infinity'::date)`;

/** Last discharge of patients whose treatments have all ended. */
const lastDischarges = `select e.patient_id, max(e.discharged_on) as discharged_on from discharges e
  where e.undone_at is null
    and not exists (select from (${visitsQuery}) v where v.patient_id = e.patient_id and ${isOngoing})
  group by e.patient_id`;

/**
 * Locks records for the legal retention period, counted from the last discharge, or from today for a treatment
 * without one.
 * @returns the latest retention date
 */
export async function lockRecords(tx: Database, patientIds: number[], today: Day): Promise<Day> {
  const fallback = yearsLater(today, recordYears.clinical);
  const rows = await runPrepared<{ until: Day }>(
    tx,
    `update patients p set blocked_until = coalesce(
       (select discharged_on + interval '${recordYears.clinical} years' from (${lastDischarges}) last where patient_id = p.id), $2::date)
     where p.id = any($1) returning blocked_until::text as until`,
    [patientIds, fallback],
  );
  return rows.reduce((latest, { until }) => (until > latest ? until : latest), rows[0]?.until ?? fallback);
}

/** Patients whose retention period ends on or before this day: locked, or discharged by all professionals. */
export async function listRecordsRetainedUntil(tx: Database, day: Day): Promise<number[]> {
  const rows = await runPrepared<{ id: number }>(
    tx,
    `select id from patients where blocked_until <= $1::date
     union
     select last.patient_id from (${lastDischarges}) last join patients p on p.id = last.patient_id
     where p.blocked_until is null and discharged_on + interval '${recordYears.clinical} years' <= $1::date`,
    [day],
  );
  return rows.map(({ id }) => id);
}

/** Values that erase a record; of a locked one only those that need not stay. */
export const emptyFields = (isLocked: boolean) => mapFields(() => null, fieldsToErase(isLocked));

/** Erases identifying data after the retention period. Patients with an active account keep their record. */
export async function anonymizePatients(tx: Database, patientIds: number[]): Promise<void> {
  const rows = await tx
    .update(patients)
    .set({ ...emptyFields(false), blockedUntil: null })
    .where(
      and(inArray(patients.id, patientIds), or(isNotNull(patients.blockedUntil), isNull(patients.userId))),
    )
    .returning({ id: patients.id });
  const gone = rows.map(({ id }) => id);
  await tx.delete(callbacks).where(inArray(callbacks.patientId, gone));
  await tx.delete(noticeAnswers).where(inArray(noticeAnswers.patientId, gone));
  await tx
    .delete(guardianships)
    .where(or(inArray(guardianships.patientId, gone), inArray(guardianships.guardianId, gone)));
  await tx.delete(discharges).where(inArray(discharges.patientId, gone));
}
