import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { columnsAsCsv } from '../receipts/csv.ts';
import { quarterFile, quarterWorkbook } from './contract.ts';
import { listQuarterReceipts } from './service.server.ts';
import { quarterColumns } from './table.ts';
import { writeQuarterWorkbook } from './workbook.server.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function bindQuarters(bind: Bind, deps: PaymentsDeps): void {
  bind(quarterFile, async ({ viewer, params: { quarter }, query: { form }, reply }) => {
    const all = await listQuarterReceipts(deps, await staffActor(deps.db, viewer), quarter);
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="cobros-${quarter}.csv"`);
    return columnsAsCsv(quarterColumns, all, form);
  });
  bind(quarterWorkbook, async ({ viewer, params: { quarter }, reply }) => {
    const all = await listQuarterReceipts(deps, await staffActor(deps.db, viewer), quarter);
    reply.type(xlsx).header('Content-Disposition', `attachment; filename="cobros-${quarter}.xlsx"`);
    return writeQuarterWorkbook(all);
  });
}
