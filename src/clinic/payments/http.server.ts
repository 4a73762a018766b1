import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { rawBodyOf } from '#platform/http/http.server.ts';
import { networkOf } from '#platform/http/network.ts';
import { quarterFile, quarterWorkbook } from './accountant/contract.ts';
import { listQuarterReceipts } from './accountant/service.server.ts';
import { quarterColumns } from './accountant/table.ts';
import { writeQuarterWorkbook } from './accountant/workbook.server.ts';
import { decideReturned, listMoneyMatters, noteReturned } from './attention/contract.ts';
import { decideReturn } from './attention/returns.server.ts';
import { moneyMatters, noteReturnedByHand } from './attention/service.server.ts';
import * as contract from './contract.ts';
import { payOutCredit, readOwnCredit } from './credit/contract.ts';
import { ownCredit, payOut } from './credit/service.server.ts';
import type { PaymentsDeps } from './deps.server.ts';
import * as deskContract from './desk/contract.ts';
import { payOutAtDesk, refundAtDesk, requireVisibleReceipt, undoAtDesk } from './desk/refunds.server.ts';
import {
  presentTakenPayment,
  presentTakenPayments,
  readDueAtDesk,
  readDuesOfPatientAtDesk,
  takeAtDesk,
  takeSeveralAtDesk,
} from './desk/service.server.ts';
import {
  listInvoices,
  noteInvoice,
  noteInvoices,
  noteRecipient,
  stateRecipient,
} from './invoices/contract.ts';
import {
  invoicesFor,
  saveInvoiceNumber,
  saveInvoiceNumbers,
  saveRecipient,
  saveStatedRecipient,
} from './invoices/service.server.ts';
import { processPayment, reportOrder } from './orders/payment.server.ts';
import { createOrderReader } from './orders/reader.server.ts';
import { columnsAsCsv } from './receipts/csv.ts';
import { createReceipts } from './receipts/reading.server.ts';
import { currency } from './reconciliation/service.server.ts';
import { noteTill, readTill } from './till/contract.ts';
import { noteTillEvent, readTillOfDay } from './till/service.server.ts';
import { createWebhookReceiver } from './webhooks/service.server.ts';

/** Wallet configuration for the browser. `apiUrl` is set only for our emulator. */
export type WalletInBrowser = () => { clientId: string; sdkUrl: string; apiUrl?: string };

export function bindPayments(
  bind: ClinicBind,
  deps: PaymentsDeps & { walletInBrowser: WalletInBrowser },
): void {
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
  bind(noteReturned, ({ actor, params, body }) => noteReturnedByHand(deps, actor, params.id, body));
  bind(decideReturned, ({ actor, params, body }) => decideReturn(deps, actor, params.id, body.decision));
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

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function bindQuarters(bind: ClinicBind, deps: PaymentsDeps): void {
  bind(quarterFile, async ({ actor, params: { quarter }, query: { form }, reply }) => {
    const all = await listQuarterReceipts(deps, actor, quarter);
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="cobros-${quarter}.csv"`);
    return columnsAsCsv(quarterColumns, all, form);
  });
  bind(quarterWorkbook, async ({ actor, params: { quarter }, reply }) => {
    const all = await listQuarterReceipts(deps, actor, quarter);
    reply.type(xlsx).header('Content-Disposition', `attachment; filename="cobros-${quarter}.xlsx"`);
    return writeQuarterWorkbook(all);
  });
}

function bindCredit(bind: ClinicBind, deps: PaymentsDeps): void {
  bind(readOwnCredit, ({ viewer }) => ownCredit(deps.db, viewer.userId));
  bind(
    payOutCredit,
    ({ actor, params, body, remember }) => payOut(deps, actor, params.id, body, remember),
    async (_, cents) => ({ cents: cents ?? 0 }),
  );
}

function bindMoneyAtDesk(bind: ClinicBind, deps: PaymentsDeps): void {
  const receipts = createReceipts(deps);

  bind(deskContract.readDue, ({ actor, query }) => readDueAtDesk(deps, actor, query));
  bind(
    deskContract.takePayment,
    async ({ actor, body, remember }) =>
      presentTakenPayment(deps, await takeAtDesk(deps, actor, body, remember)),
    (_, receiptId) => presentTakenPayment(deps, receiptId ?? 0),
  );
  bind(deskContract.readDuesOfPatient, ({ actor, query }) => readDuesOfPatientAtDesk(deps, actor, query));
  const showSeveral = async (receiptId: number) => ({
    payments: await presentTakenPayments(deps, receiptId),
  });
  bind(
    deskContract.takeSeveralPayments,
    async ({ actor, body, remember }) => showSeveral(await takeSeveralAtDesk(deps, actor, body, remember)),
    (_, receiptId) => showSeveral(receiptId ?? 0),
  );
  bind(deskContract.receiptAtDesk, async ({ viewer, actor, params, reply }) => {
    await requireVisibleReceipt(deps, actor, params.id);
    const { name, content } = await receipts.fileFor(viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', `inline; filename="${name}"`);
    return content;
  });
  bind(deskContract.undoPayment, ({ actor, params, body }) => undoAtDesk(deps, actor, params.id, body));
  bind(
    deskContract.returnMoney,
    ({ actor, params, body, remember }) =>
      refundAtDesk(deps, actor, params.id, { ...body, why: body.reason }, remember),
    async (_, isOnItsWay) => ({ isOnItsWay: isOnItsWay === 1 }),
  );
  bind(deskContract.payOutRefund, ({ actor, params }) => payOutAtDesk(deps, actor, params.id));
}

function bindInvoices(bind: ClinicBind, deps: PaymentsDeps): void {
  bind(stateRecipient, ({ viewer, body }) => saveStatedRecipient(deps, viewer.userId, body));
  bind(listInvoices, ({ query }) => invoicesFor(deps.db, query));
  bind(noteInvoice, ({ actor, params, body }) => saveInvoiceNumber(deps, actor, params.id, body));
  bind(noteInvoices, ({ actor, body }) => saveInvoiceNumbers(deps, actor, body));
  bind(noteRecipient, ({ actor, params, body }) => saveRecipient(deps, actor, params.id, body));
}

function bindTill(bind: ClinicBind, deps: PaymentsDeps): void {
  bind(readTill, ({ actor, query }) => readTillOfDay(deps, actor, query.date));
  bind(
    noteTill,
    ({ actor, body, remember }) => noteTillEvent(deps, actor, body, remember),
    async (_, id) => ({ id: id ?? 0 }),
  );
}
