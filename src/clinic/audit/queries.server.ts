import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#platform/postgres/database.server.ts';
import { statement } from '#platform/postgres/prepared-statements.server.ts';
import type { Actor } from './contract.ts';
import { auditLog } from './tables.server.ts';

/** One action or access. `detail` never holds clinical text. */
export type AuditEntry = {
  at: Date;
  actor: Actor;
  action: string;
  subject: string;
  /** The patient whose data it concerns, if any. */
  patientId?: number | null;
  /** Why clinical text was opened. */
  reason?: string | null;
  detail?: Record<string, string | number | boolean | null> | null;
};

type Row = Omit<typeof auditLog.$inferInsert, 'id'>;

const insert = statement<Row, never>(() =>
  drizzle
    .mock()
    .insert(auditLog)
    .values({
      at: sql.placeholder('at'),
      actorUserId: sql.placeholder('actorUserId'),
      actorKind: sql.placeholder('actorKind'),
      actorRole: sql.placeholder('actorRole'),
      action: sql.placeholder('action'),
      subject: sql.placeholder('subject'),
      patientId: sql.placeholder('patientId'),
      reason: sql.placeholder('reason'),
      detail: sql.placeholder('detail'),
    }),
);

/** Adds one row, in the transaction of the logged action. */
export async function record(tx: Database, { actor, detail, ...entry }: AuditEntry): Promise<void> {
  const { patientId = null, reason = null } = entry;
  const isPerson = actor.kind === 'person';
  await insert(tx, {
    ...entry,
    patientId,
    reason,
    actorUserId: isPerson ? actor.userId : null,
    actorKind: actor.kind,
    actorRole: isPerson ? actor.role : null,
    // A system entry has no user; it always names the job.
    detail: actor.kind === 'system' ? { job: actor.job, ...detail } : (detail ?? null),
  });
}
