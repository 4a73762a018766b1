import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { listAudit } from './contract.ts';
import { listLines } from './service.server.ts';

/** Route of the log, which the direction alone reads. */
export function bindAuditLog(bind: Bind, { db }: { db: Database }): void {
  bind(listAudit, ({ query }) => listLines(db, query));
}
