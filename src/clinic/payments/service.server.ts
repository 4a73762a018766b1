import type { z } from 'zod';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import type { orderReport, payment } from './contract.ts';
import type { PaymentsDeps } from './deps.server.ts';
import { processPayment, reportOrder } from './orders/payment.server.ts';
import { createOrderReader } from './orders/reader.server.ts';
import { createWebhookReceiver } from './webhooks/service.server.ts';

export type { PaymentsDeps } from './deps.server.ts';
export { movementsOf } from './directory/service.server.ts';
export { hasUnderReview, type PaymentOfThing, paymentsOf } from './orders/status.server.ts';
export type {
  DeskDue,
  DeskItem,
  HoldExtension,
  ItemToPay,
  Payable,
  Quote,
  Settled,
} from './payables.server.ts';

export { exportReceiptsTo } from './receipts/file.server.ts';
export { newPaper, type Paper, paper, writable } from './receipts/paper.server.ts';
export { moveReceipts } from './receipts/queries.server.ts';
export { createReceipts } from './receipts/reading.server.ts';
export {
  returnPart,
  returnPartOf,
  returnPaymentOf,
} from './refunds/service.server.ts';
export { createInstallation } from './wallet/installation.server.ts';
export { createWallet, type WalletAccess } from './wallet/wallet.server.ts';

/** Everything a person can do with money, and what the wallet tells us unasked. */
export function createPayments(deps: PaymentsDeps) {
  const reader = createOrderReader(deps);

  return {
    async process(userId: number, body: z.output<typeof payment>) {
      const own = await reader.openFor(userId, body.paymentDetails.id);
      return processPayment(deps, own, userId, body).finally(own.close);
    },
    async report(userId: number, body: z.output<typeof orderReport>, remember: Remember) {
      const own = await reader.openFor(userId, body.orderId);
      return reportOrder(deps, own, userId, body, remember).finally(own.close);
    },
    receiveWebhook: createWebhookReceiver(deps, reader),
  };
}
