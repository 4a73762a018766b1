import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { alertOutcomes, evaluationAlerts, evaluations } from '../tables.server.ts';

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
      set: {
        ...values,
        escalatedAt: null,
        acknowledgedAt: null,
        acknowledgedBy: null,
        closedAt: null,
        closedBy: null,
      },
      setWhere: isNotNull(evaluationAlerts.acknowledgedAt),
    })
    .returning({ id: evaluationAlerts.id });
  return row?.id;
}

const hasAlertEmail = and(isNotNull(users.alertEmail), isNull(users.closedAt), isNull(users.disabledAt));

/** `userId` is null for the clinic's own mailbox. `phone` is a verified one, for an SMS beside the e-mail. */
export type Recipient = {
  userId: number | null;
  email: string;
  phone: string | null;
  language: string | null;
};
const addressed = (rows: (Omit<Recipient, 'email'> & { email: string | null })[]): Recipient[] =>
  rows.flatMap(({ email, ...recipient }) => (email === null ? [] : [{ ...recipient, email }]));

const verifiedPhone = sql<string | null>`case when ${users.phoneVerified} then ${users.phone} end`;

const recipientColumns = {
  userId: users.id,
  email: users.alertEmail,
  phone: verifiedPhone,
  language: users.language,
};

/** Active professionals who treat the patient and have an account with an e-mail address. */
export const careTeamOf = async (db: Database, patientId: number): Promise<Recipient[]> =>
  addressed(
    await db
      .selectDistinct(recipientColumns)
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
    .select(recipientColumns)
    .from(users)
    .where(and(eq(users.role, 'admin'), hasAlertEmail));
  return direction.length > 0
    ? addressed(direction)
    : [{ userId: null, email: clinicContact().email, phone: null, language: null }];
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
      isAccountClosed: sql<boolean>`exists (select from patients p left join users u on u.id = p.user_id
        where p.id = ${evaluations.patientId} and (p.blocked_until is not null or u.closed_at is not null))`,
      name: sql<string | null>`(select coalesce(p.full_name, u.full_name, u.username)
        from patients p left join users u on u.id = p.user_id where p.id = ${evaluations.patientId})`,
      phone: sql<string | null>`(select coalesce(u.phone, p.phone)
        from patients p left join users u on u.id = p.user_id where p.id = ${evaluations.patientId})`,
      closedName: sql<string | null>`(select coalesce(c.full_name, c.username) from users c
        where c.id = ${evaluationAlerts.closedBy})`,
      acknowledgedName: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(evaluationAlerts)
    .innerJoin(evaluations, eq(evaluations.id, evaluationAlerts.evaluationId))
    .leftJoin(users, eq(users.id, evaluationAlerts.acknowledgedBy));
export type SeenAlert = Awaited<ReturnType<typeof listOpen>>[number];

/** Lists unacknowledged alerts first, then those in progress, then those closed since an instant. */
export const listOpen = (db: Database, professionalId: number | null, since: Date) =>
  seenBy(db, professionalId)
    .where(or(isNull(evaluationAlerts.closedAt), gt(evaluationAlerts.closedAt, since)))
    .orderBy(
      sql`${evaluationAlerts.acknowledgedAt} is not null`,
      sql`${evaluationAlerts.closedAt} is not null`,
      desc(evaluationAlerts.raisedAt),
    );

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

/** @returns false for an unacknowledged or already closed alert */
export async function close(tx: Database, id: number, by: { userId: number; at: Date }): Promise<boolean> {
  const rows = await tx
    .update(evaluationAlerts)
    .set({ closedAt: by.at, closedBy: by.userId })
    .where(
      and(
        eq(evaluationAlerts.id, id),
        isNotNull(evaluationAlerts.acknowledgedAt),
        isNull(evaluationAlerts.closedAt),
      ),
    )
    .returning({ id: evaluationAlerts.id });
  return rows.length > 0;
}

/** Stores what was done. @param seal seals the text to the id of its row */
export async function insertOutcome(
  tx: Database,
  outcome: { alertId: number; at: Date; enteredBy: number },
  seal: (id: number) => string,
): Promise<void> {
  const [row] = await tx
    .insert(alertOutcomes)
    .values({ ...outcome, sealedText: '' })
    .returning({ id: alertOutcomes.id });
  if (row === undefined) throw new Error('what was done about an alert was not stored');
  await tx
    .update(alertOutcomes)
    .set({ sealedText: seal(row.id) })
    .where(eq(alertOutcomes.id, row.id));
}

/** What was done about the alerts of an evaluation, oldest first. */
export const outcomesOf = (db: Database, evaluationId: number) =>
  db
    .select({
      id: alertOutcomes.id,
      at: alertOutcomes.at,
      sealedText: alertOutcomes.sealedText,
      by: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(alertOutcomes)
    .innerJoin(evaluationAlerts, eq(evaluationAlerts.id, alertOutcomes.alertId))
    .innerJoin(users, eq(users.id, alertOutcomes.enteredBy))
    .where(eq(evaluationAlerts.evaluationId, evaluationId))
    .orderBy(asc(alertOutcomes.id));
