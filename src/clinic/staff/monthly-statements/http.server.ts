import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { agreeShare, downloadStatement, readStatement } from './contract.ts';
import { renderStatementPdf } from './pdf.server.ts';
import { readStatementFor, saveAgreedShare } from './service.server.ts';

export function bindStatements(bind: Bind, deps: { db: Database; clock: Clock }): void {
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
