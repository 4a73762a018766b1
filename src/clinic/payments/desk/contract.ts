import { z } from 'zod';
import { deskRoles, type Role, staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { formatEuros } from '#platform/money.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { partialRecipient } from '../invoices/contract.ts';
import { payableKinds, paymentIntervals, takenMethods } from '../references.ts';
import { noCashFromCents, tillClosed } from '../terms.ts';
import { texts } from './texts.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
/** Far above any price of the clinic. */
const cents = z.int().positive().max(10_000_000);
const method = z.enum(takenMethods, { error: () => texts().chooseMethod });

/** Reason for a correction or refund, for the books. */
const reason = z
  .string({ error: () => texts().sayWhy })
  .trim()
  .min(3, { error: () => texts().sayWhy })
  .max(200, { error: () => texts().tooLong })
  .regex(singleLine, singleLineMessage);

const { not_found, invalid } = commonRefusals;
export const deskRefusals = {
  not_found,
  invalid,
  ...refusalTable(
    {
      already_paid: { status: 409 },
      nothing_due: { status: 409 },
      under_review: { status: 409, isPassing: true },
      price_changed: { status: 409 },
      no_cash: { status: 409 },
      no_credit: { status: 409 },
      parts_exceed: { status: 409 },
      no_card: { status: 409 },
      not_yours: { status: 403 },
      cannot_undo: { status: 409 },
      too_much: { status: 409 },
    },
    () => ({ ...texts().refusals, no_cash: texts().noCash(formatEuros(noCashFromCents)) }),
  ),
  till_closed: tillClosed,
} satisfies RefusalTable;

const guardian = z.object({ patientId: z.int(), name: z.string().nullable() });

/** What is due, in the terms of online payments. */
const due = z.object({
  cents: z.int(),
  concept: z.string(),
  payerName: z.string().nullable(),
  /** Guardians who may pay for a child, and the one who does; empty for others. */
  guardians: z.array(guardian),
  payerPatientId: z.int().nullable(),
  /** The patient is a child whose record has no guardian who may pay: the receipt would name the child. */
  lacksGuardian: z.boolean(),
  /** E-mail address for the receipt; null: printed on request. */
  email: z.string().nullable(),
  methods: z.array(z.enum(takenMethods)),
  /** The payer's credit, which can pay all or part of it. */
  creditCents: z.int(),
  /** Sessions of the patient's plans that can pay for it. */
  sessionsLeft: z.int(),
  /** Cash is refused while the till is closed. */
  isTillOpen: z.boolean(),
  /** Patient of an appointment, and the number of their other unpaid appointments. */
  patientId: z.int().nullable(),
  othersUnpaid: z.int(),
});
export type DueAtDesk = z.output<typeof due>;

export const readDue = endpoint({
  method: 'GET',
  path: '/api/staff/payments/due',
  access: { roles: staffRoles },
  scope: 'money',
  summary:
    'Amount due at the desk for an appointment, plan or instalment, and the possible methods; professionals for their own appointments',
  query: z.strictObject({
    type: z.enum(payableKinds),
    itemId: pathId,
    paymentInterval: z.enum(paymentIntervals).optional(),
    userSubscriptionId: pathId.optional(),
    patientId: pathId.optional(),
    payerPatientId: pathId.optional(),
  }),
  status: 200,
  reply: due,
  refusals: deskRefusals,
});

/** How a payment is made: `method` pays what the other parts, at most two, leave. */
const methods = {
  method,
  others: z.array(z.strictObject({ method, cents })).max(2).default([]),
};

/** Record of the guardian who pays for a child. */
const payer = { payerPatientId: id.nullish() };

export const deskPaymentBody = z.strictObject({
  type: z.enum(payableKinds),
  itemId: id,
  paymentInterval: z.enum(paymentIntervals).nullish(),
  userSubscriptionId: id.nullish(),
  patientId: id.nullish(),
  ...payer,
  ...methods,
  /** Amount told to the payer; any other amount is refused. */
  cents,
  recipient: partialRecipient.nullish(),
});

const part = {
  receiptId: z.int(),
  number: z.string(),
  cents: z.int(),
  method: z.enum(takenMethods),
};
const taken = z.object({
  ...part,
  /** The parts paid in another way, each with its own receipt. */
  others: z.array(z.object(part)),
});
export type TakenPayment = z.output<typeof taken>;

export const takePayment = endpoint({
  method: 'POST',
  path: '/api/staff/payments',
  access: { roles: staffRoles },
  scope: 'money',
  idempotent: true,
  summary:
    'Record a desk payment: cash, card terminal, Bizum, transfer or credit, undivided or in parts; price_changed contains `price`',
  body: deskPaymentBody,
  status: 201,
  reply: taken,
  refusals: deskRefusals,
});

const duesOfPatient = z.object({
  /** Unpaid appointments of the patient, the earliest first. */
  appointments: z.array(
    z.object({
      itemId: z.int(),
      startsAt: z.string(),
      concept: z.string(),
      cents: z.int(),
      /** Sessions of the patient's plans that can pay for it. */
      sessionsLeft: z.int(),
    }),
  ),
  /** Number of unpaid appointments left out because an online payment is under review. */
  underReview: z.int(),
  guardians: z.array(guardian),
  payerPatientId: z.int().nullable(),
  lacksGuardian: z.boolean(),
  /** The payers of these appointments: usually one. */
  payers: z.array(z.object({ name: z.string().nullable(), email: z.string().nullable() })),
  /** Credit of the payer; 0 if there are several. */
  creditCents: z.int(),
  isTillOpen: z.boolean(),
});
export type DuesOfPatient = z.output<typeof duesOfPatient>;

export const readDuesOfPatient = endpoint({
  method: 'GET',
  path: '/api/staff/payments/dues',
  access: { roles: staffRoles },
  scope: 'money',
  summary: 'Unpaid appointments of a patient with the amounts due; professionals their own appointments',
  query: z.strictObject({ patientId: pathId, payerPatientId: pathId.optional() }),
  status: 200,
  reply: duesOfPatient,
  refusals: { not_found },
});

export const severalPaymentsBody = z.strictObject({
  patientId: id,
  /** Each with the amount that the payer agreed to. */
  appointments: z
    .array(z.strictObject({ itemId: id, cents }))
    .min(1, { error: () => texts().chooseAppointments })
    .max(20, { error: () => texts().atMost20 })
    .refine((all) => new Set(all.map(({ itemId }) => itemId)).size === all.length, {
      error: () => texts().duplicate,
    }),
  ...payer,
  ...methods,
  recipient: partialRecipient.nullish(),
});

export const takeSeveralPayments = endpoint({
  method: 'POST',
  path: '/api/staff/payments/several',
  access: { roles: staffRoles },
  scope: 'money',
  idempotent: true,
  summary: 'Record the payment of several appointments of one patient at the desk: all of them or none',
  body: severalPaymentsBody,
  status: 201,
  reply: z.object({ payments: z.array(taken) }),
  refusals: deskRefusals,
});

const byReceipt = z.object({ id: pathId });

export const receiptAtDesk = endpoint({
  method: 'GET',
  path: '/api/staff/receipts/:id/pdf',
  access: { roles: staffRoles },
  summary: 'A receipt as a PDF file for printing; professionals get those of payments they took',
  params: byReceipt,
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: { not_found },
});

export const undoPayment = endpoint({
  method: 'POST',
  path: '/api/staff/receipts/:id/undo',
  access: { roles: staffRoles },
  summary:
    'Undo a mistyped desk payment with a counter-entry: by its author on the same day, by the director later; `all` undoes what was paid with it in one act, too',
  params: byReceipt,
  body: z.strictObject({ reason, all: z.boolean().default(false) }),
  status: 204,
  reply: null,
  refusals: deskRefusals,
});

const adminRoles = ['admin'] as const satisfies readonly Role[];

/** Destination of a refund: the original method, or the payer's credit. */
export const refundDestinations = ['as_paid', 'credit'] as const;

export const returnMoney = endpoint({
  method: 'POST',
  path: '/api/staff/receipts/:id/return',
  access: { roles: adminRoles },
  idempotent: true,
  summary:
    'Refund a payment in full or in part, with a reason: wallet payments by the wallet, others at the desk, or as credit; a plan with its unpaid sessions',
  params: byReceipt,
  body: z.strictObject({
    cents,
    reason,
    to: z.enum(refundDestinations).default('as_paid'),
    /** For a plan: number of sessions removed with the refund. */
    sessions: z.int().min(0).max(200).default(0),
  }),
  status: 200,
  reply: z.object({ isOnItsWay: z.boolean() }),
  refusals: deskRefusals,
});

export const payOutRefund = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/paid-out',
  access: { roles: deskRoles },
  summary: 'Record that a desk payment was refunded at the desk',
  params: byReceipt,
  status: 204,
  reply: null,
  refusals: { not_found, till_closed: tillClosed },
});
