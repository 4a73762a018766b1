import { z } from 'zod';
import { type Role, staffRoles } from '#clinic/audit/contract.ts';
import { invoiceStates, paymentMethods } from '#clinic/payments/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { staffRefusalTexts } from '../../staff-refusal-texts.ts';
import { discountReasons, waiverReasons } from '../../terms.ts';

const due = z.object({
  appointmentId: z.int(),
  startsAt: z.string(),
  type: z.enum(kinds),
  cents: z.int(),
  /** 'open' until an outcome is noted, then 'owed'; 'waived' if the director waived the debt. */
  state: z.enum(['open', 'owed', 'waived']),
  reason: z.enum(waiverReasons).nullable(),
  /** Discount by the director, included in `cents`. */
  discountCents: z.int(),
  discountReason: z.enum(discountReasons).nullable(),
});
export type Due = z.output<typeof due>;

const balance = z.object({
  owedCents: z.int(),
  /** Credit balance in cents; 0 for a professional. */
  creditCents: z.int(),
  /** The latest appointment first. */
  dues: z.array(due),
  /** Payments and refunds (`cents` below zero), newest first. */
  receipts: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      issuedAt: z.string(),
      concept: z.string(),
      cents: z.int(),
      isRefund: z.boolean(),
      payerName: z.string().nullable(),
      method: z.enum(paymentMethods),
      isPlan: z.boolean(),
      /** Number assigned by the invoicing program, or the state while it is pending. */
      invoice: z.object({ state: z.enum(invoiceStates), text: z.string().nullable() }),
      /** Whether the actor may undo it as a typing error, or refund more than the rule does. */
      mayUndo: z.boolean(),
      mayReturn: z.boolean(),
    }),
  ),
  /** Refunds under way. `isRefused`: the wallet refused the refund, and staff must handle it. */
  returning: z.array(
    z.object({
      id: z.int(),
      cents: z.int().nullable(),
      since: z.string(),
      isRefused: z.boolean(),
      method: z.enum(paymentMethods),
    }),
  ),
});
export type Balance = z.output<typeof balance>;

export const balanceRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable({ not_owed: { status: 409 } }, () => staffRefusalTexts().balance),
} satisfies RefusalTable;

export const discountRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable(
    {
      already_paid: { status: 409 },
      not_due: { status: 409 },
      held: { status: 409, isPassing: true },
      exceeds: { status: 409 },
    },
    () => staffRefusalTexts().balance.discounts,
  ),
} satisfies RefusalTable;
const notFound = { not_found: balanceRefusals.not_found };
const direction = ['admin'] as const satisfies readonly Role[];

export const readBalance = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/balance',
  access: { roles: staffRoles },
  summary:
    'Payments, refunds and debts of a patient. The desk also sees plans and payments for others; professionals only their own appointments',
  params: z.object({ id: pathId }),
  status: 200,
  reply: balance,
  refusals: notFound,
});

export const receiptOfPerson = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/receipts/:receiptId/pdf',
  access: { roles: staffRoles },
  summary: 'A receipt from a patient’s balance, as a PDF file',
  params: z.object({ id: pathId, receiptId: pathId }),
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: notFound,
});

export const waiveDebt = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/waiver',
  access: { roles: direction },
  summary: 'Waive the debt of an appointment, once, with a reason',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    reason: z.enum(waiverReasons, { error: () => staffRefusalTexts().balance.reasonMissing }),
  }),
  status: 204,
  reply: null,
  refusals: balanceRefusals,
});

export const setDiscount = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/discount',
  access: { roles: direction },
  summary: 'Set the discount of an unpaid appointment, with a reason; 0 removes it',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    discountCents: z.int().min(0).max(10_000_000),
    reason: z.enum(discountReasons, { error: () => staffRefusalTexts().balance.reasonMissing }),
  }),
  status: 204,
  reply: null,
  refusals: discountRefusals,
});
