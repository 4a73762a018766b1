import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { payableKinds, paymentIntervals } from './references.ts';
import { invoiceStates } from './terms.ts';
import { texts } from './texts.ts';

export {
  appointmentReference,
  type OfferName,
  parseReference,
  paymentMethods,
  paymentStatuses,
  recordSubscriptionReference,
  renewalReference,
  subscriptionReference,
} from './references.ts';
export { invoiceStates } from './terms.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** Loose on purpose: an unknown id is reported as an unknown order. */
const orderId = z.string().min(1).max(100);

const itemToPay = {
  type: z.enum(payableKinds),
  itemId: id,
  paymentInterval: z.enum(paymentIntervals).nullish(),
  userSubscriptionId: id.nullish(),
};

/** Sent by the browser after the capture. `amount` is accepted and ignored: the server decides prices. */
export const paymentBody = z.strictObject({
  ...itemToPay,
  amount: z.unknown().optional(),
  paymentDetails: z.looseObject({ id: orderId }),
});

export const orderReport = z.strictObject({
  ...itemToPay,
  orderId,
  /** Amount shown to the user, in cents; if the price has changed, the order is refused. */
  cents: z.int().positive().max(10_000_000).optional(),
});

export const refusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  unavailable: commonRefusals.unavailable,
  ...refusalTable(
    {
      already_paid: { status: 409 },
      // What has expired depends on the item: see `items` of the texts.
      hold_over: { status: 409 },
      price_changed: { status: 409, brings: z.looseObject({ price: z.int() }) },
      under_review: { status: 409, isPassing: true },
      // The wallet may not know an order yet, or a capture may be in progress.
      not_verified: { status: 402, isPassing: true },
      declined: { status: 402 },
      bought_nothing: { status: 402 },
      foreign_notice: { status: 403 },
    },
    () => texts().refusals(clinicContact().phone),
  ),
} satisfies RefusalTable;

export const processPayment = endpoint({
  id: 'pay',
  method: 'POST',
  path: '/api/process-payment',
  access: 'signed-in',
  idempotent: true,
  summary: 'Verify a capture at the wallet and mark its item as paid; success false: still being verified',
  body: paymentBody,
  status: 200,
  reply: z.object({ success: z.boolean(), message: z.string().optional() }),
  refusals,
});

export const paymentsConfig = endpoint({
  id: 'getPaymentsConfig',
  method: 'GET',
  path: '/api/payments/config',
  access: 'public',
  summary: 'Configuration of the wallet’s dialog for the browser',
  status: 200,
  reply: z.object({
    provider: z.string(),
    clientId: z.string(),
    sdkUrl: z.string(),
    apiUrl: z.string().optional(),
    currency: z.string(),
    /** `reference_id` of each purchase unit: identifies this installation among several on one account. */
    referenceId: z.string(),
  }),
});

export const reportOrder = endpoint({
  id: 'reportOrder',
  method: 'POST',
  path: '/api/payments/orders',
  access: 'signed-in',
  idempotent: true,
  summary:
    'Report an order before its approval, so that it can be found again; price_changed contains `price`',
  body: orderReport,
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals,
});

export const listReceipts = endpoint({
  id: 'listReceipts',
  method: 'GET',
  path: '/api/receipts',
  access: 'signed-in',
  summary: 'List your receipts, newest first; negative `cents` are refunds',
  status: 200,
  reply: z.array(
    z.object({
      id,
      number: z.string(),
      issuedAt: z.iso.datetime(),
      concept: z.string(),
      cents: z.int(),
      reference: z.string(),
      /** Distinguishes several payments with one reference. */
      captureId: z.string(),
      isRefund: z.boolean(),
      invoice: z.object({ state: z.enum(invoiceStates), text: z.string().nullable() }),
    }),
  ),
});

/** A non-numeric id returns 404, not the page router's fallback. */
export const receiptPdf = endpoint({
  id: 'getReceiptPdf',
  method: 'GET',
  path: '/api/receipts/:id/pdf',
  access: 'signed-in',
  summary: 'A receipt as a PDF file',
  params: z.strictObject({
    id: pathId,
  }),
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals,
});

/** Wallets send many more fields; only those that identify the order are read. */
export const walletNoticeBody = z.looseObject({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.looseObject({
    id: z.string().max(100).optional(),
    supplementary_data: z
      .looseObject({ related_ids: z.looseObject({ order_id: z.string().max(100).optional() }).optional() })
      .optional(),
  }),
});

export const walletNotice = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  access: 'public',
  from: 'anywhere',
  summary: 'Webhook of the wallet: verified, then its order is read',
  body: walletNoticeBody,
  status: 200,
  reply: z.object({ received: z.literal(true) }),
  refusals,
});
