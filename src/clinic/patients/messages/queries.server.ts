import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { nameUnlessBlocked, patients } from '../tables.server.ts';

const maxRows = 50;

/** Messages about a patient to any recipient, and those of the patient's account that concern nobody else. */
export const messagesOfPatient = (db: Database, patientId: number) =>
  db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      kind: outbox.kind,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      state: outbox.status,
    })
    .from(outbox)
    .leftJoin(patients, eq(patients.id, patientId))
    .where(
      or(eq(outbox.patientId, patientId), and(isNull(outbox.patientId), eq(outbox.userId, patients.userId))),
    )
    .orderBy(desc(outbox.id))
    .limit(maxRows);

/**
 * Failed messages, and withheld ones that the desk can still send: others have lost their text with their secret,
 * or are obsolete.
 */
const isUndelivered = (now: Date): SQL | undefined =>
  or(
    eq(outbox.status, 'failed'),
    and(
      eq(outbox.status, 'suppressed'),
      isNull(outbox.redactedAt),
      ne(outbox.text, ''),
      or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
    ),
  );

export const undeliveredSince = (db: Database, since: Date, now: Date) =>
  db
    .select({
      id: outbox.id,
      state: outbox.status,
      channel: outbox.channel,
      kind: outbox.kind,
      recipient: outbox.recipient,
      createdAt: outbox.createdAt,
      expiresAt: outbox.expiresAt,
      redactedAt: outbox.redactedAt,
      text: outbox.text,
      name: nameUnlessBlocked(sql`coalesce(${patients.fullName}, ${users.fullName}, ${users.username})`),
      phone: sql<
        string | null
      >`case when ${patients.blockedUntil} is null then coalesce(${users.phone}, ${patients.phone}) end`,
    })
    .from(outbox)
    .leftJoin(patients, eq(patients.id, outbox.patientId))
    .leftJoin(users, and(eq(users.id, outbox.userId), isNull(users.closedAt)))
    .where(and(isUndelivered(now), gt(outbox.createdAt, since)))
    .orderBy(desc(outbox.id))
    .limit(maxRows);

/** Finds a failed or withheld message and locks the row against a concurrent resend. */
export async function lockUndelivered(tx: Database, id: number) {
  const [row] = await tx

    .select({
      state: outbox.status,
      patientId: outbox.patientId,
      text: outbox.text,
      expiresAt: outbox.expiresAt,
      redactedAt: outbox.redactedAt,
    })
    .from(outbox)
    .where(and(eq(outbox.id, id), inArray(outbox.status, ['failed', 'suppressed'])))
    .for('update');
  return row;
}

/** Queues a message again with its attempts reset. */
export const requeue = (tx: Database, id: number) =>
  tx
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: null, claimedUntil: null, lastError: null })
    .where(eq(outbox.id, id));
