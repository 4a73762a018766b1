import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { payableKinds, paymentIntervals } from '../references.ts';
import { invoiceLists, invoiceStates } from '../terms.ts';
import { isTaxId, normalizeTaxId } from './tax-id.ts';
import { texts } from './texts.ts';

const requiredLine = (ask: () => string, least: number, most: number) =>
  z
    .string({ error: ask })
    .trim()
    .min(least, { error: ask })
    .max(most, { error: () => texts().tooLong })
    .regex(singleLine, singleLineMessage);

const recipient = z.strictObject({
  name: requiredLine(() => texts().name, 2, 120),
  taxId: z
    .string({ error: () => texts().taxId })
    .max(30, { error: () => texts().tooLong })
    .transform(normalizeTaxId)
    .refine(isTaxId, { error: () => texts().wrongTaxId }),
  address: requiredLine(() => texts().address, 8, 200),
});
export type Recipient = z.output<typeof recipient>;

/** Recipient as far as known at the desk: a company needs a name, the rest can follow. */
export const partialRecipient = z.strictObject({
  name: recipient.shape.name,
  taxId: recipient.shape.taxId.or(z.literal('')),
  address: recipient.shape.address.or(z.literal('')),
});

const { not_found, invalid } = commonRefusals;
export const invoiceRefusals = {
  not_found,
  invalid,
  ...refusalTable(
    { number_taken: { status: 409 }, reason_needed: { status: 409 }, no_invoice: { status: 409 } },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

export const stateRecipient = endpoint({
  method: 'POST',
  path: '/api/invoice-recipient',
  access: 'signed-in',
  summary: 'Set the invoice recipient of your payment, before or just after paying',
  body: z.strictObject({
    type: z.enum(payableKinds),
    itemId: z
      .int()
      .positive()
      .max(2 ** 31 - 1),
    paymentInterval: z.enum(paymentIntervals).nullish(),
    userSubscriptionId: z
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .nullish(),
    recipient,
  }),
  status: 204,
  reply: null,
  refusals: { not_found, invalid },
});

const row = z.object({
  receiptId: z.int(),
  receipt: z.string(),
  issuedAt: z.string(),
  concept: z.string(),
  cents: z.int(),
  payerName: z.string().nullable(),
  state: z.enum(invoiceStates),
  series: z.string().nullable(),
  number: z.string().nullable(),
  recipient: z.object({ name: z.string(), taxId: z.string(), address: z.string() }).nullable(),
  /** The invoice must name a recipient (by its amount, or for a company), and name, NIF or address is missing. */
  lacksData: z.boolean(),
});
export type InvoiceRow = z.output<typeof row>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/staff/invoices',
  access: { roles: deskRoles },
  summary:
    'List payments and refunds with invoice numbers: those without one, those lacking name, NIF or address, or all, newest first',
  query: z.strictObject({
    which: z.enum(invoiceLists).default('pending'),
    before: pathId.optional(),
  }),
  status: 200,
  reply: z.object({
    rows: z.array(row),
    hasMore: z.boolean(),
    /** Number of receipts without an invoice number. */
    pending: z.int(),
    lacking: z.int(),
    /** Series entered last, as the default for the next one. */
    lastSeries: z.string(),
  }),
});

const byReceipt = z.object({ id: pathId });
/** Characters that invoicing programs use. */
const invoiceCharacters = /^[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u;

const invoiceNumber = {
  series: z
    .string()
    .trim()
    .toUpperCase()
    .max(20, { error: () => texts().tooLong })
    .regex(invoiceCharacters, { error: () => texts().invalidCharacters })
    .or(z.literal('')),
  number: z
    .string({ error: () => texts().numberMissing })
    .trim()
    .toUpperCase()
    .min(1, { error: () => texts().numberMissing })
    .max(20, { error: () => texts().tooLong })
    .regex(invoiceCharacters, { error: () => texts().invalidCharacters }),
};

export const noteInvoice = endpoint({
  method: 'POST',
  path: '/api/staff/receipts/:id/invoice',
  access: { roles: deskRoles },
  summary:
    'Record the number from the invoicing program, unique in its series; changing it requires a reason',
  params: byReceipt,
  body: z.strictObject({
    ...invoiceNumber,
    reason: requiredLine(() => texts().sayWhy, 3, 200).nullish(),
  }),
  status: 204,
  reply: null,
  refusals: invoiceRefusals,
});

export const noteInvoices = endpoint({
  method: 'POST',
  path: '/api/staff/invoices/numbers',
  access: { roles: deskRoles },
  summary: 'Note the numbers of many payments; those that cannot be are answered with the reason',
  body: z.strictObject({
    numbers: z
      .array(
        z.strictObject({
          receiptId: z
            .int()
            .positive()
            .max(2 ** 31 - 1),
          ...invoiceNumber,
        }),
      )
      .min(1)
      .max(500, { error: () => texts().atMost500 }),
  }),
  status: 200,
  reply: z.object({ refused: z.array(z.object({ receiptId: z.int(), message: z.string() })) }),
  refusals: { invalid },
});

export const noteRecipient = endpoint({
  method: 'POST',
  path: '/api/staff/receipts/:id/invoice-recipient',
  access: { roles: deskRoles },
  summary: 'Set the invoice recipient of a payment',
  params: byReceipt,
  body: recipient,
  status: 204,
  reply: null,
  refusals: invoiceRefusals,
});
