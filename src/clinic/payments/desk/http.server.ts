import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { createReceipts } from '../receipts/reading.server.ts';
import * as contract from './contract.ts';
import { payOutAtDesk, refundAtDesk, requireVisibleReceipt, undoAtDesk } from './refunds.server.ts';
import { presentTakenPayment, readDueAtDesk, takeAtDesk } from './service.server.ts';

export function bindMoneyAtDesk(bind: Bind, deps: PaymentsDeps): void {
  const receipts = createReceipts(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(contract.readDue, async ({ viewer, query }) => readDueAtDesk(deps, await actorOf(viewer), query));
  bind(
    contract.takePayment,
    async ({ viewer, body, remember }) =>
      presentTakenPayment(deps, await takeAtDesk(deps, await actorOf(viewer), body, remember)),
    (_, receiptId) => presentTakenPayment(deps, receiptId ?? 0),
  );
  bind(contract.receiptAtDesk, async ({ viewer, params, reply }) => {
    await requireVisibleReceipt(deps, await actorOf(viewer), params.id);
    const { name, content } = await receipts.fileFor(viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', `inline; filename="${name}"`);
    return content;
  });
  bind(contract.undoPayment, async ({ viewer, params, body }) =>
    undoAtDesk(deps, await actorOf(viewer), params.id, body.reason),
  );
  bind(
    contract.returnMoney,
    async ({ viewer, params, body, remember }) =>
      refundAtDesk(deps, await actorOf(viewer), params.id, { ...body, why: body.reason }, remember),
    async (_, isOnItsWay) => ({ isOnItsWay: isOnItsWay === 1 }),
  );
  bind(contract.payOutRefund, async ({ viewer, params }) =>
    payOutAtDesk(deps, await actorOf(viewer), params.id),
  );
}
