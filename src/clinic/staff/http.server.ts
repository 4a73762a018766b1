import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { listAudit } from './audit-log/contract.ts';
import { listAuditLines } from './audit-log/service.server.ts';
import { agreeShare, downloadStatement, readStatement } from './monthly-statements/contract.ts';
import { renderStatementPdf } from './monthly-statements/pdf.server.ts';
import { readStatementFor, saveAgreedShare } from './monthly-statements/service.server.ts';
import * as reportsContract from './reports/contract.ts';
import { type ReportsDeps, readBreakdown, readMonthReports, rowsOf } from './reports/service.server.ts';

type StaffDeps = {
  db: Database;
  reads: Reads;
  clock: Clock;
  schedule: () => Promise<Schedule>;
  /** When the public site was opened; null before. */
  openedAt: () => Promise<Date | null>;
};

export function bindStaff(bind: ClinicBind, deps: StaffDeps): void {
  bindAuditLog(bind, deps);
  bindStatements(bind, deps);
  bindReports(bind, deps);
}

function bindAuditLog(bind: ClinicBind, { reads }: { reads: Reads }): void {
  bind(listAudit, ({ query }) => reads((db) => listAuditLines(db, query)));
}

function bindStatements(bind: ClinicBind, deps: { db: Database; clock: Clock }): void {
  bind(readStatement, ({ actor, query }) => readStatementFor(deps.db, actor, query));
  bind(downloadStatement, async ({ actor, query, reply }) => {
    const { sheet } = await readStatementFor(deps.db, actor, query);
    reply.type('application/pdf').header('Content-Disposition', `inline; filename="hoja-${sheet.month}.pdf"`);
    return renderStatementPdf(sheet, deps.clock.now());
  });
  bind(agreeShare, ({ actor, params, body }) => saveAgreedShare(deps, actor, params.id, body));
}

function bindReports(bind: ClinicBind, deps: ReportsDeps & { reads: Reads }): void {
  const { reads, clock } = deps;
  bind(reportsContract.readReports, ({ query }) => reads((db) => readMonthReports(db, deps, query)));
  bind(reportsContract.readBreakdown, ({ query }) => reads((db) => readBreakdown(db, deps, query)));
  bind(reportsContract.readReportRows, ({ query }) => reads((db) => rowsOf(db, query, clock.now())));
}
