import type { Database } from '#platform/database.server.ts';
import { auditLog } from './tables.server.ts';

/** One thing somebody did; `actorUserId` null is the system itself. `detail` never holds clinical text. */
export type AuditEntry = {
  at: Date;
  actorUserId: number | null;
  action: string;
  subject: string;
  detail?: Record<string, string | number | boolean | null>;
};

/** Adds one row, in the transaction of what it tells. */
export async function record(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
