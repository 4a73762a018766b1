import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { bindAuditLog } from './audit-log/http.server.ts';
import { bindStatements } from './monthly-statements/http.server.ts';
import { bindReports } from './reports/http.server.ts';

type StaffDeps = {
  db: Database;
  reads: Reads;
  clock: Clock;
  schedule: () => Promise<Schedule>;
  /** When the public site was opened; null before. */
  openedAt: () => Promise<Date | null>;
};

export function bindStaff(bind: Bind, deps: StaffDeps): void {
  bindAuditLog(bind, deps);
  bindStatements(bind, deps);
  bindReports(bind, deps);
}
