import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
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

export function bindStaff(bind: Bind, deps: StaffDeps): void {
  bindAuditLog(bind, deps);
  bindStatements(bind, deps);
  bindReports(bind, deps);
}

function bindAuditLog(bind: Bind, { reads }: { reads: Reads }): void {
  bind(listAudit, ({ query }) => reads((db) => listAuditLines(db, query)));
}

function bindStatements(bind: Bind, deps: { db: Database; clock: Clock }): void {
  bind(readStatement, async ({ viewer, query }) =>
    readStatementFor(deps.db, await staffActor(deps.db, viewer), query),
  );
  bind(downloadStatement, async ({ viewer, query, reply }) => {
    const { sheet } = await readStatementFor(deps.db, await staffActor(deps.db, viewer), query);
    reply.type('application/pdf').header('Content-Disposition', `inline; filename="hoja-${sheet.month}.pdf"`);
    return renderStatementPdf(sheet, deps.clock.now());
  });
  bind(agreeShare, async ({ viewer, params, body }) =>
    saveAgreedShare(deps, await staffActor(deps.db, viewer), params.id, body),
  );
}

function bindReports(bind: Bind, deps: ReportsDeps & { reads: Reads }): void {
  const { reads, clock } = deps;
  bind(reportsContract.readReports, ({ query }) => reads((db) => readMonthReports(db, deps, query)));
  bind(reportsContract.readBreakdown, ({ query }) => reads((db) => readBreakdown(db, deps, query)));
  bind(reportsContract.readReportRows, ({ query }) => reads((db) => rowsOf(db, query, clock.now())));
}
