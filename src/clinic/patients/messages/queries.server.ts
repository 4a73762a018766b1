import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { outbox } from '#clinic/notifications/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { patients } from '../tables.server.ts';

/** So many are shown; older ones are the account's own affair. */
const most = 50;

/** Messages about a patient, to whomever they went, and those of the patient's account that are about nobody else. */
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
    .limit(most);
