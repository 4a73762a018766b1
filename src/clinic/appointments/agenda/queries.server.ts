import { and, asc, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { appointments } from '../tables.server.ts';
import type { AttendanceStatus } from '../terms.ts';

const account = alias(users, 'account');
const guardian = alias(patients, 'guardian');
const guardianAccount = alias(users, 'guardian_account');
const companion = alias(patients, 'companion');
const companionAccount = alias(users, 'companion_account');

/** What was noted last of an appointment at its present start, unless it was taken back. */
const noted = sql<{ id: number; status: AttendanceStatus; at: string; isWaived: boolean } | null>`(
  select json_build_object('id', a.id, 'status', a.status, 'at', a.at,
      'isWaived', exists (select from debt_waivers w where w.attendance_id = a.id)) from attendance a
  where a.appointment_id = ${appointments.id} and a.starts_at = ${appointments.startsAt} and a.status is not null
    and not exists (select from attendance u where u.undoes = a.id)
  order by a.id desc limit 1)`;

const columns = {
  appointment: appointments,
  patientId: patients.id,
  birthOn: patients.birthOn,
  name: sql<string | null>`coalesce(${patients.fullName}, ${account.fullName}, ${account.username})`,
  guardianName: sql<
    string | null
  >`coalesce(${guardian.fullName}, ${guardianAccount.fullName}, ${guardianAccount.username})`,
  companionName: sql<
    string | null
  >`coalesce(${companion.fullName}, ${companionAccount.fullName}, ${companionAccount.username})`,
  // Who brings a child is called; a card without an account has what the clinic wrote down.
  phone: sql<
    string | null
  >`coalesce(${account.phone}, ${patients.phone}, ${guardianAccount.phone}, ${guardian.phone})`,
  email: sql<
    string | null
  >`coalesce(${account.email}, ${patients.email}, ${guardianAccount.email}, ${guardian.email})`,
  noted,
};

const select = (db: Database) =>
  db
    .select(columns)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(account, eq(account.id, patients.userId))
    .leftJoin(guardian, eq(guardian.id, patients.guardianId))
    .leftJoin(guardianAccount, eq(guardianAccount.id, guardian.userId))
    .leftJoin(companion, eq(companion.id, appointments.companionId))
    .leftJoin(companionAccount, eq(companionAccount.id, companion.userId))
    .$dynamic();

export type AgendaRow = Awaited<ReturnType<typeof select>>[number];

/** Everything that takes a place in a stretch, whoever's; holds that have run out do not count. */
export const listBetween = (db: Database, { startsAt, endsAt }: Range, now: Date): Promise<AgendaRow[]> =>
  select(db)
    .where(
      and(
        lt(appointments.startsAt, endsAt),
        // No appointment is longer than a day, which bounds the index scan from below.
        gt(appointments.startsAt, new Date(startsAt.getTime() - 86_400_000)),
        gt(appointments.endsAt, startsAt),
        ne(appointments.status, 'cancelled'),
        or(ne(appointments.status, 'pending'), gt(appointments.holdExpiresAt, now)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

/**
 * Everything of a patient, cancelled or not, newest start first.
 * @param professionalId whose alone; null for everybody's
 */
export const listOfPatient = (
  db: Database,
  patientId: number,
  professionalId: number | null,
): Promise<AgendaRow[]> =>
  select(db)
    .where(
      and(
        eq(appointments.patientId, patientId),
        professionalId === null ? undefined : eq(appointments.professionalId, professionalId),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id));

/** One appointment as the clinic sees it, whoever's. */
export async function findRow(db: Database, id: number): Promise<AgendaRow | undefined> {
  const [row] = await select(db).where(eq(appointments.id, id));
  return row;
}
