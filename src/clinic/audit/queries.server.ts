import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#platform/postgres/database.server.ts';
import { statement } from '#platform/postgres/prepared-statements.server.ts';
import { auditLog } from './tables.server.ts';

/** One thing somebody did; `actorUserId` null is the system itself. `detail` never holds clinical text. */
export type AuditEntry = {
  at: Date;
  actorUserId: number | null;
  action: string;
  subject: string;
  detail?: Record<string, string | number | boolean | null> | null;
};

const insert = statement<AuditEntry, never>(() =>
  drizzle
    .mock()
    .insert(auditLog)
    .values({
      at: sql.placeholder('at'),
      actorUserId: sql.placeholder('actorUserId'),
      action: sql.placeholder('action'),
      subject: sql.placeholder('subject'),
      detail: sql.placeholder('detail'),
    }),
);

/** Adds one row, in the transaction of what it tells. */
export async function record(tx: Database, entry: AuditEntry): Promise<void> {
  await insert(tx, { ...entry, detail: entry.detail ?? null });
}
