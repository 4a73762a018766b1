import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { appointments } from '#clinic/appointments/tables.server.ts';
import type { AttendanceStatus } from '#clinic/appointments/terms.ts';
import type { paymentMethods } from '#clinic/payments/contract.ts';
import { professionalShares, professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/** Current and former professionals within the user's scope. */
export const findProfessionals = (
  db: Database,
  reach: number | null,
): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: professionals.id, name: professionals.name })
    .from(professionals)
    .where(reach === null ? undefined : eq(professionals.id, reach))
    .orderBy(asc(professionals.position), asc(professionals.id));

/**
 * Latest attendance record at the current start, unless undone. Outside a join, Drizzle does not qualify column
 * names.
 */
const lastAttendance = sql<AttendanceStatus | null>`(
  select a.status from attendance a
  where a.appointment_id = appointments.id and a.starts_at = appointments.starts_at and a.status is not null
    and not exists (select from attendance u where u.undoes = a.id)
  order by a.id desc limit 1)`;

export const findAppointments = (db: Database, professionalId: number, from: Date, to: Date) =>
  db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      kind: appointments.kind,
      serviceName: appointments.serviceName,
      withCredit: appointments.withCredit,
      paid: appointments.paid,
      noted: lastAttendance,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, professionalId),
        eq(appointments.status, 'confirmed'),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

type Method = (typeof paymentMethods)[number];

export async function moneyOf(db: Database, professionalId: number, from: Date, to: Date) {
  const { rows } = await db.execute<{ at: string; startsAt: string; method: Method; cents: number }>(sql`
    select l.at, a.starts_at as "startsAt", l.method, case l.step when 'verified' then l.cents else -l.cents end as cents
    from payment_ledger l join appointments a on l.reference = 'appointment:' || a.id
    where a.professional_id = ${professionalId} and l.at >= ${from.toISOString()} and l.at < ${to.toISOString()}
      and l.cents is not null and (l.step = 'verified' or (l.step = 'refunded'
        and exists (select from payment_ledger v where v.reference = l.reference and v.capture_id = l.capture_id and v.step = 'verified')))
    order by l.id`);
  return rows.map(({ at, startsAt, ...rest }) => ({
    ...rest,
    at: new Date(at),
    startsAt: new Date(startsAt),
  }));
}

/** Shares of a professional by start day; of two for one day, the later entry last. */
export const sharesOf = (db: Database, professionalId: number) =>
  db
    .select({ fromOn: professionalShares.fromOn, basisPoints: professionalShares.basisPoints })
    .from(professionalShares)
    .where(eq(professionalShares.professionalId, professionalId))
    .orderBy(asc(professionalShares.fromOn), asc(professionalShares.id));

export const addShare = (tx: Database, share: typeof professionalShares.$inferInsert) =>
  tx.insert(professionalShares).values(share);
