import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { AppointmentsDeps } from '../../deps.server.ts';
import { readBalance, receiptOfPerson, setDiscount, waiveDebt } from './contract.ts';
import { createBalances } from './service.server.ts';

export function bindBalance(bind: Bind, deps: AppointmentsDeps): void {
  const balances = createBalances(deps);
  bind(readBalance, async ({ viewer, params }) =>
    balances.read(await staffActor(deps.db, viewer), params.id),
  );
  bind(receiptOfPerson, async ({ viewer, params, reply }) => {
    const actor = await staffActor(deps.db, viewer);
    const { name, content } = await balances.file(actor, params.id, params.receiptId);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(waiveDebt, async ({ viewer, params, body }) =>
    balances.waive(await staffActor(deps.db, viewer), params.id, body.reason),
  );
  bind(setDiscount, async ({ viewer, params, body }) =>
    balances.discount(await staffActor(deps.db, viewer), params.id, body),
  );
}
