import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import { readReportRows, readReports } from './contract.ts';
import { readMonthReports, rowsOf } from './service.server.ts';

export function bindReports(
  bind: Bind,
  { reads, schedule }: { reads: Reads; schedule: () => Promise<Schedule> },
): void {
  bind(readReports, ({ query }) => reads((db) => readMonthReports({ db, schedule }, query)));
  bind(readReportRows, ({ query }) => reads((db) => rowsOf(db, query)));
}
