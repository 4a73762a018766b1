import type { Bind } from '#platform/http/bind.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import * as contract from './contract.ts';
import { type ReportsDeps, readBreakdown, readMonthReports, rowsOf } from './service.server.ts';

export function bindReports(bind: Bind, deps: ReportsDeps & { reads: Reads }): void {
  const { reads, clock } = deps;
  bind(contract.readReports, ({ query }) => reads((db) => readMonthReports(db, deps, query)));
  bind(contract.readBreakdown, ({ query }) => reads((db) => readBreakdown(db, deps, query)));
  bind(contract.readReportRows, ({ query }) => reads((db) => rowsOf(db, query, clock.now())));
}
