import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { defaultLanguage, type Language } from '#platform/language/language.ts';
import { paymentMethods } from './references.ts';
import { returnDecisionNames, tillStepNames } from './terms.ts';
import { vatClassNames } from './vat.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const walletOrderStates = pgEnum('wallet_order_state', ['open', 'done', 'abandoned']);

/**
 * Orders reported as payment for an item, polled by the job until settled. Only claims: the wallet says what an order
 * pays for, so two users may claim one order.
 */
export const walletOrders = pgTable(
  'wallet_orders',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    orderId: text('order_id').notNull(),
    reference: text('reference').notNull(),
    /** Null when a notice reports an unclaimed order for an item without owner. */
    payerUserId: integer('payer_user_id').references(() => users.id),
    state: walletOrderStates('state').notNull().default('open'),
    reportedAt: instant('reported_at').notNull(),
    nextLookAt: instant('next_look_at').notNull(),
    /** When the wallet first reported the approval without a capture. */
    approvedSeenAt: instant('approved_seen_at'),
  },
  (table) => [
    unique('wallet_orders_claim').on(table.orderId, table.reference, table.payerUserId).nullsNotDistinct(),
    index('wallet_orders_open').on(table.nextLookAt).where(sql`${table.state} = 'open'`),
    index('wallet_orders_by_reference').on(table.reference),
  ],
);
export type WalletOrderRow = typeof walletOrders.$inferSelect;

export const moneyMethods = pgEnum('payment_method', paymentMethods);

/** Steps of a payment in possible order. */
export const ledgerSteps = pgEnum('payment_step', [
  'reported',
  'pending',
  'declined',
  'captured',
  'verified',
  'rejected',
  'refund_due',
  'refunded',
  'refund_refused',
  'credit_paid_out',
]);

/** Credit accounts of patient records; a record has two after a merge. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id').references(() => patients.id, { onDelete: 'set null' }),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [index('credit_accounts_by_card').on(table.patientId)],
);

/**
 * The ledger of all payment steps. Append-only: the app's role may only insert and read. Its unique indexes guarantee
 * that a capture counts once, and either buys one item or is refunded.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: instant('at').notNull(),
    step: ledgerSteps('step').notNull(),
    reference: text('reference').notNull(),
    orderId: text('order_id').notNull(),
    payerUserId: integer('payer_user_id'),
    captureId: text('capture_id'),
    refundId: text('refund_id'),
    cents: integer('cents'),
    currency: text('currency'),
    reason: text('reason'),
    method: moneyMethods('method').notNull().default('wallet'),
    enteredBy: integer('entered_by').references(() => users.id),
    /** Number of the payment for the item; an undone payment permits another. */
    occurrence: integer('occurrence').notNull().default(1),
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    /** 0 for an undivided payment; of a split one, 2 is the last part and 1 every other, credit first. */
    part: integer('part').notNull().default(0),
  },
  (table) => [
    index('payment_ledger_by_reference').on(table.reference, table.id),
    uniqueIndex('payment_ledger_captured').on(table.captureId).where(sql`${table.step} = 'captured'`),
    uniqueIndex('payment_ledger_pending').on(table.captureId).where(sql`${table.step} = 'pending'`),
    uniqueIndex('payment_ledger_declined').on(table.captureId).where(sql`${table.step} = 'declined'`),
    uniqueIndex('payment_ledger_verdict')
      .on(table.captureId)
      .where(sql`${table.step} in ('verified', 'rejected')`),
    index('payment_ledger_by_time').on(table.at).where(sql`${table.step} in ('verified', 'refunded')`),
    index('payment_ledger_of_credit')
      .on(table.creditAccountId, table.at)
      .where(sql`${table.creditAccountId} is not null`),
    index('payment_ledger_at_desk').on(table.id).where(sql`${table.method} <> 'wallet'`),
    // Every item except plans is bought once, unless the payment was undone.
    uniqueIndex('payment_ledger_bought_once')
      .on(table.reference, table.occurrence)
      .where(
        sql`${table.step} = 'verified' and ${table.reference} not like 'subscription:%' and ${table.part} <> 1`,
      ),
    check('payment_ledger_part', sql`${table.part} between 0 and 2`),
    uniqueIndex('payment_ledger_refunded').on(table.refundId).where(sql`${table.step} = 'refunded'`),
  ],
);
export type LedgerRow = typeof paymentLedger.$inferSelect;
export type LedgerStep = LedgerRow['step'];

export const returnDecisions = pgEnum('return_decision', returnDecisionNames);

/**
 * Purchases whose payment was refunded or disputed in the wallet's own panel, with the decision about the item.
 * Amount and payer are in the ledger line.
 */
export const walletReturns = pgTable(
  'wallet_returns',
  {
    /** The ledger's line `refunded`. */
    ledgerId: bigint('ledger_id', { mode: 'number' })
      .primaryKey()
      .references(() => paymentLedger.id),
    reference: text('reference').notNull(),
    /** Whether nothing is left of the payment. */
    isWhole: boolean('is_whole').notNull(),
    decision: returnDecisions('decision'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
  },
  (table) => [index('wallet_returns_by_reference').on(table.reference)],
);

export const refundStates = pgEnum('refund_state', ['due', 'done', 'refused']);

/** Refunds to make: processed until the wallet has done or permanently refused them (then a task for staff). */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** Idempotency key sent to the wallet with every attempt. */
    requestId: text('request_id').notNull().unique(),
    captureId: text('capture_id').notNull(),
    orderId: text('order_id').notNull(),
    reference: text('reference').notNull(),
    payerUserId: integer('payer_user_id'),
    /** Null: everything the capture holds, because the wallet's amount could not be parsed. */
    cents: integer('cents'),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    /** Method of the refund: the wallet by a job, credit by a job, otherwise returned at the desk. */
    method: moneyMethods('method').notNull().default('wallet'),
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    state: refundStates('state').notNull().default('due'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('refunds_due').on(table.nextTryAt).where(sql`${table.state} = 'due'`)],
);
export type RefundRow = typeof refunds.$inferSelect;

/** Therapy is exempt (art. 20.Uno.3.º LIVA); expert reports bear the general rate. */
export const vatClasses = pgEnum('vat_class', vatClassNames);

/** Last number of each series, locked while the next one is taken, so that numbers have no gaps. */
export const receiptSeries = pgTable('receipt_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/**
 * One row per purchase ('cobro') and per refund of such money ('devolucion', negative cents). Append-only, except
 * that the invoicing export marks each once.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
    reference: text('reference').notNull(),
    payerUserId: integer('payer_user_id').references(() => users.id),
    /** The paying record when there is no account; null once that record is erased. */
    payerPatientId: integer('payer_patient_id').references(() => patients.id, { onDelete: 'set null' }),
    captureId: text('capture_id').notNull(),
    refundId: text('refund_id'),
    method: moneyMethods('method').notNull().default('wallet'),
    cents: integer('cents').notNull(),
    concept: text('concept').notNull(),
    /** The language in which it was issued; later copies keep it. */
    language: text('language').$type<Language>().notNull().default(defaultLanguage),
    vat: vatClasses('vat').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    exportedAt: instant('exported_at'),
  },
  (table) => [
    unique('receipts_number').on(table.series, table.number),
    uniqueIndex('receipts_of_capture').on(table.captureId).where(sql`${table.refundId} is null`),
    uniqueIndex('receipts_of_refund').on(table.refundId),
    index('receipts_by_payer').on(table.payerUserId, table.id),
    index('receipts_by_reference').on(table.reference),
    index('receipts_by_card').on(table.payerPatientId).where(sql`${table.payerPatientId} is not null`),
    index('receipts_to_export').on(table.id).where(sql`${table.exportedAt} is null`),
  ],
);
export type ReceiptRow = typeof receipts.$inferSelect;

const recipient = () => ({
  name: text('name').notNull(),
  taxId: text('tax_id').notNull(),
  address: text('address').notNull(),
});

/** Invoice recipients stated before payment; moved to the receipt. */
export const statedRecipients = pgTable('invoice_wishes', {
  reference: text('reference').primaryKey(),
  payerUserId: integer('payer_user_id').references(() => users.id),
  ...recipient(),
  statedAt: instant('stated_at').notNull(),
});

export const invoiceRecipients = pgTable('invoice_recipients', {
  receiptId: integer('receipt_id')
    .primaryKey()
    .references(() => receipts.id),
  ...recipient(),
  statedAt: instant('stated_at').notNull(),
});
export type InvoiceRecipientRow = typeof invoiceRecipients.$inferSelect;

/**
 * Invoice numbers assigned by the clinic's invoicing program to payments and refunds. A receipt without a row is
 * pending.
 */
export const invoices = pgTable(
  'invoices',
  {
    receiptId: integer('receipt_id')
      .primaryKey()
      .references(() => receipts.id),
    /** Empty if the program uses no series. */
    series: text('series').notNull(),
    number: text('number').notNull(),
    at: instant('at').notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [unique('invoices_number').on(table.series, table.number)],
);

export const tillSteps = pgEnum('till_step', tillStepNames);

/**
 * Till events, append-only. A count states the content; the expected content follows from the previous count, the
 * ledger since, and withdrawals. `ledgerId` is the ledger's position: nothing is written to it during a count.
 */
export const tillEvents = pgTable(
  'till_events',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    at: instant('at').notNull(),
    step: tillSteps('step').notNull(),
    cents: integer('cents').notNull(),
    expectedCents: integer('expected_cents'),
    ledgerId: bigint('ledger_id', { mode: 'number' }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
    givenTo: integer('given_to').references(() => users.id),
    note: text('note'),
  },
  (table) => [
    index('till_events_by_time').on(table.at),
    check('till_events_cents', sql`${table.cents} >= 0`),
    check('till_events_counted', sql`(${table.step} = 'withdrawal') = (${table.expectedCents} is null)`),
  ],
);
export type TillEventRow = typeof tillEvents.$inferSelect;

/** Processed wallet notices, for deduplication. */
export const walletNotices = pgTable('wallet_notices', {
  eventId: text('event_id').primaryKey(),
  eventType: text('event_type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/**
 * Identity of this installation among those sharing the wallet's account: one row. A parallel copy needs its own
 * (docs/decisions/0015).
 */
export const installations = pgTable(
  'installations',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: text('id').notNull(),
    madeAt: instant('made_at').notNull(),
    /** When `deploy/restore --as-copy` created it: it sends no message and moves no money. Null for an original. */
    copiedAt: instant('copied_at'),
  },
  (table) => [check('installations_only', sql`${table.isOnly}`)],
);
