import type { z } from 'zod';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type orderReport, type payment, refusals } from './contract.ts';
import type { PaymentsDeps } from './deps.server.ts';
import { processPayment, type Reconcile, reportOrder } from './orders/payment.server.ts';
import { reconcileOrder } from './orders/reconcile.server.ts';
import type { Reconciled } from './reconciliation/service.server.ts';
import { isOrderId } from './rules.ts';
import { createWebhookReceiver } from './webhooks/service.server.ts';
import { countedOnce } from './webhooks/single-count.ts';

export type { PaymentsDeps } from './deps.server.ts';
export { hasUnderReview, paymentStatusesOf } from './orders/status.server.ts';
export type { HoldExtension, ItemToPay, Payable, Quote, Settled } from './payables.server.ts';

export { exportReceiptsTo } from './receipts/file.server.ts';
export type { PaymentStatus } from './references.ts';
export {
  returnPart,
  returnPartOf,
  returnPaymentOf,
} from './refunds/service.server.ts';
export { createInstallation } from './wallet/installation.server.ts';
export { createWallet, type WalletAccess } from './wallet/wallet.server.ts';

const refuse = refusing(refusals);

/** Everything a person can do with money, and what the wallet tells us unasked. */
export function createPayments(deps: PaymentsDeps) {
  // Each asks the wallet; a person's busiest hour is far below.
  const limit = deps.limits({ name: 'payment', points: 120, seconds: 3600 });
  const unlessMadeUp = countedOnce(deps.limits({ name: 'unknown-order', points: 20, seconds: 3600 }));
  const reconcile = oncePerOrder((orderId) => reconcileOrder(deps, orderId));

  /** @throws Refusal `not_verified` where the wallet cannot know such an order: nothing is asked, nothing is kept */
  async function about<T>(
    userId: number,
    orderId: string,
    work: (reconcile: Reconcile) => Promise<T>,
  ): Promise<T> {
    await limit.spend(String(userId));
    if (!isOrderId(orderId)) throw refuse('not_verified');
    return unlessMadeUp({ userId, orderId }, (count) =>
      work(async (read) => {
        const reconciled = await reconcile(read);
        if (reconciled.kind === 'unknown') count();
        return reconciled;
      }),
    );
  }

  return {
    process: (userId: number, body: z.output<typeof payment>) =>
      about(userId, body.paymentDetails.id, (read) => processPayment(deps, read, userId, body)),
    report: (userId: number, body: z.output<typeof orderReport>, remember: Remember) =>
      about(userId, body.orderId, (read) => reportOrder(deps, read, userId, body, remember)),
    receiveWebhook: createWebhookReceiver(deps, reconcile),
  };
}

/** Standings that no later reading changes back. */
const decided = new Set<Reconciled['kind']>(['verified', 'rejected', 'declined']);

/**
 * Whoever asks for an order that is being read waits for that answer: fifty presses are one reading. It may have begun
 * before the capture they know of; where it decided nothing, they share another.
 */
function oncePerOrder(reconcile: Reconcile): Reconcile {
  const underWay = new Map<string, ReturnType<Reconcile>>();
  const join: Reconcile = (orderId) => {
    const known = underWay.get(orderId);
    if (known !== undefined) return known;
    const reconciled = reconcile(orderId).finally(() => underWay.delete(orderId));
    underWay.set(orderId, reconciled);
    return reconciled;
  };
  return async (orderId) => {
    const begunBefore = underWay.get(orderId);
    if (begunBefore === undefined) return join(orderId);
    const reconciled = await begunBefore;
    return decided.has(reconciled.kind) ? reconciled : join(orderId);
  };
}
