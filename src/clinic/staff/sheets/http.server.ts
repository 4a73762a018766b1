import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { agreeShare, readSheet, sheetFile } from './contract.ts';
import { sheetPdf } from './pdf.server.ts';
import { agreeShareOf, sheetFor } from './service.server.ts';

export function bindSheets(bind: Bind, deps: { db: Database; clock: Clock }): void {
  bind(readSheet, async ({ viewer, query }) => sheetFor(deps.db, await staffActor(deps.db, viewer), query));
  bind(sheetFile, async ({ viewer, query, reply }) => {
    const { sheet } = await sheetFor(deps.db, await staffActor(deps.db, viewer), query);
    reply.type('application/pdf').header('Content-Disposition', `inline; filename="hoja-${sheet.month}.pdf"`);
    return sheetPdf(sheet, deps.clock.now());
  });
  bind(agreeShare, async ({ viewer, params, body }) =>
    agreeShareOf(deps, await staffActor(deps.db, viewer), params.id, body),
  );
}
