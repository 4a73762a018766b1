import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { rawBodyOf } from '#platform/http/http.server.ts';
import { networkOf } from '#platform/http/network.ts';
import { bindQuarters } from './accountant/http.server.ts';
import { decideReturned, listMoneyMatters, noteReturned } from './attention/contract.ts';
import { decideReturn } from './attention/returns.server.ts';
import { moneyMatters, noteReturnedByHand } from './attention/service.server.ts';
import * as contract from './contract.ts';
import { bindCredit } from './credit/http.server.ts';
import type { PaymentsDeps } from './deps.server.ts';
import { bindMoneyAtDesk } from './desk/http.server.ts';
import { bindInvoices } from './invoices/http.server.ts';
import { processPayment, reportOrder } from './orders/payment.server.ts';
import { createOrderReader } from './orders/reader.server.ts';
import { createReceipts } from './receipts/reading.server.ts';
import { currency } from './reconciliation/service.server.ts';
import { bindTill } from './till/http.server.ts';
import { createWebhookReceiver } from './webhooks/service.server.ts';

/** Wallet configuration for the browser. `apiUrl` is set only for our emulator. */
export type WalletInBrowser = () => { clientId: string; sdkUrl: string; apiUrl?: string };

export function bindPayments(bind: Bind, deps: PaymentsDeps & { walletInBrowser: WalletInBrowser }): void {
  const reader = createOrderReader(deps);
  const receiveWebhook = createWebhookReceiver(deps, reader);
  const receipts = createReceipts(deps);

  bind(contract.paymentsConfig, async () => ({
    provider: 'PayPal',
    currency,
    referenceId: await deps.installation(),
    ...deps.walletInBrowser(),
  }));
  const succeeded = async () => ({ success: true as const });
  bind(
    contract.reportOrder,
    ({ viewer, body, remember }) => reportOrder(deps, reader, viewer.userId, body, remember),
    succeeded,
  );
  bind(
    contract.processPayment,
    async ({ viewer, body, remember }) => {
      const answer = await processPayment(deps, reader, viewer.userId, body);
      // Outside the settling transaction, which may be a notice's: reading a captured order again changes nothing.
      if (answer.success) await remember(deps.db);
      return answer;
    },
    succeeded,
  );
  bind(listMoneyMatters, () => moneyMatters(deps.db));
  bind(noteReturned, async ({ viewer, params, body }) =>
    noteReturnedByHand(deps, await staffActor(deps.db, viewer), params.id, body),
  );
  bind(decideReturned, async ({ viewer, params, body }) =>
    decideReturn(deps, await staffActor(deps.db, viewer), params.id, body.decision),
  );
  bindMoneyAtDesk(bind, deps);
  bindCredit(bind, deps);
  bindTill(bind, deps);
  bindInvoices(bind, deps);
  bind(contract.listReceipts, ({ viewer }) => receipts.list(viewer.userId));
  bind(contract.receiptPdf, async ({ viewer, params, reply }) => {
    const { name, content } = await receipts.file(viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bindQuarters(bind, deps);
  bind(contract.walletNotice, async ({ request, body }) => {
    await receiveWebhook({
      headers: request.headers,
      rawBody: rawBodyOf(request),
      event: body,
      network: networkOf(request.ip),
    });
    return { received: true as const };
  });
}
