import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { outbox } from '#clinic/notifications/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { nameUnlessBlocked, patients } from '../tables.server.ts';

const maxRows = 50;

/** Messages about a patient to any recipient, and those of the patient's account that concern nobody else. */
export const messagesOf = (db: Database, patientId: number) =>
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

export const failedSince = (db: Database, since: Date) =>
  db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      kind: outbox.kind,
      recipient: outbox.recipient,
      createdAt: outbox.createdAt,
      expiresAt: outbox.expiresAt,
      redactedAt: outbox.redactedAt,
      name: nameUnlessBlocked(sql`coalesce(${patients.fullName}, ${users.fullName}, ${users.username})`),
      phone: sql<
        string | null
      >`case when ${patients.blockedUntil} is null then coalesce(${users.phone}, ${patients.phone}) end`,
    })
    .from(outbox)
    .leftJoin(patients, eq(patients.id, outbox.patientId))
    .leftJoin(users, and(eq(users.id, outbox.userId), isNull(users.closedAt)))
    .where(and(eq(outbox.status, 'failed'), gt(outbox.createdAt, since)))
    .orderBy(desc(outbox.id))
    .limit(maxRows);

/** Finds the patient of a failed message and locks the row against a concurrent resend. */
export async function lockFailed(tx: Database, id: number) {
  const [row] = await tx
    .select({ patientId: outbox.patientId, expiresAt: outbox.expiresAt, redactedAt: outbox.redactedAt })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.status, 'failed')))
    .for('update');
  return row;
}

/** Queues a message again with its attempts reset. */
export const requeue = (tx: Database, id: number) =>
  tx
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: null, claimedUntil: null, lastError: null })
    .where(eq(outbox.id, id));
