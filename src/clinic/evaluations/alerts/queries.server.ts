import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { evaluationAlerts, evaluations } from '../tables.server.ts';

/**
 * Reopens an alert that was acknowledged. @returns the id, or undefined when the evaluation already has an open alert
 */
export async function raise(
  tx: Database,
  values: { evaluationId: number; raisedAt: Date; escalatesAt: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(evaluationAlerts)
    .values(values)
    .onConflictDoUpdate({
      target: evaluationAlerts.evaluationId,
      set: { ...values, escalatedAt: null, acknowledgedAt: null, acknowledgedBy: null },
      setWhere: isNotNull(evaluationAlerts.acknowledgedAt),
    })
    .returning({ id: evaluationAlerts.id });
  return row?.id;
}

const hasAlertEmail = and(isNotNull(users.alertEmail), isNull(users.closedAt), isNull(users.disabledAt));

/** `userId` is null for the clinic's own mailbox. */
export type Recipient = { userId: number | null; email: string };
const addressed = (rows: { userId: number; email: string | null }[]): Recipient[] =>
  rows.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]));

/** Active professionals who treat the patient and have an account with an e-mail address. */
export const careTeamOf = async (db: Database, patientId: number): Promise<Recipient[]> =>
  addressed(
    await db
      .selectDistinct({ userId: users.id, email: users.alertEmail })
      .from(appointments)
      .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
      .innerJoin(users, eq(users.id, professionals.userId))
      .where(
        and(
          eq(appointments.patientId, patientId),
          eq(appointments.status, 'confirmed'),
          eq(professionals.active, true),
          hasAlertEmail,
        ),
      ),
  );

/** Managers with an e-mail address; the clinic's mailbox if there are none, so that every alert has a recipient. */
export async function directionOf(db: Database): Promise<Recipient[]> {
  const direction = await db
    .select({ userId: users.id, email: users.alertEmail })
    .from(users)
    .where(and(eq(users.role, 'admin'), hasAlertEmail));
  return direction.length > 0 ? addressed(direction) : [{ userId: null, email: clinicContact().email }];
}

/**
 * Claims overdue alerts, each for one caller only, and sets their next escalation to `again`.
 * @returns their number
 */
export async function claimOverdue(tx: Database, now: Date, again: Date): Promise<number> {
  const rows = await tx
    .update(evaluationAlerts)
    .set({ escalatedAt: now, escalatesAt: again })
    .where(and(lte(evaluationAlerts.escalatesAt, now), isNull(evaluationAlerts.acknowledgedAt)))
    .returning({ id: evaluationAlerts.id });
  return rows.length;
}

const isTreatedBy = (professionalId: number | null) =>
  sql<boolean>`exists (select from ${appointments} where ${appointments.patientId} = ${evaluations.patientId}
    and ${appointments.status} = 'confirmed' and ${appointments.professionalId} = ${professionalId})`;

const seenBy = (db: Database, professionalId: number | null) =>
  db
    .select({
      alert: evaluationAlerts,
      patientId: evaluations.patientId,
      isTreating: isTreatedBy(professionalId),
      isClosed: sql<boolean>`exists (select from patients p left join users u on u.id = p.user_id
        where p.id = ${evaluations.patientId} and (p.blocked_until is not null or u.closed_at is not null))`,
      acknowledgedName: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(evaluationAlerts)
    .innerJoin(evaluations, eq(evaluations.id, evaluationAlerts.evaluationId))
    .leftJoin(users, eq(users.id, evaluationAlerts.acknowledgedBy));
export type SeenAlert = Awaited<ReturnType<typeof listOpen>>[number];

/** Lists open alerts first, then those acknowledged since an instant. */
export const listOpen = (db: Database, professionalId: number | null, since: Date) =>
  seenBy(db, professionalId)
    .where(or(isNull(evaluationAlerts.acknowledgedAt), gt(evaluationAlerts.acknowledgedAt, since)))
    .orderBy(sql`${evaluationAlerts.acknowledgedAt} is not null`, desc(evaluationAlerts.raisedAt));

export async function findAlert(db: Database, professionalId: number | null, id: number) {
  const [row] = await seenBy(db, professionalId).where(eq(evaluationAlerts.id, id));
  return row;
}

/** @returns false when it was already acknowledged */
export async function acknowledge(
  tx: Database,
  id: number,
  by: { userId: number; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(evaluationAlerts)
    .set({ acknowledgedAt: by.at, acknowledgedBy: by.userId })
    .where(and(eq(evaluationAlerts.id, id), isNull(evaluationAlerts.acknowledgedAt)))
    .returning({ id: evaluationAlerts.id });
  return rows.length > 0;
}
