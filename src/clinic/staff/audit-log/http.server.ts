import type { Bind } from '#platform/http/bind.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import { listAudit } from './contract.ts';
import { listAuditLines } from './service.server.ts';

export function bindAuditLog(bind: Bind, { reads }: { reads: Reads }): void {
  bind(listAudit, ({ query }) => reads((db) => listAuditLines(db, query)));
}
