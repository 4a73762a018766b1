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
import { paymentMethods } from './references.ts';
import { returnDecisionNames, tillStepNames } from './terms.ts';
import { vatClassNames } from './vat.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Where a reported order stands: still read, settled, or given up because nobody approved it. */
export const walletOrderStates = pgEnum('wallet_order_state', ['open', 'done', 'abandoned']);

/**
 * Orders of the wallet that somebody says will pay for something: what the job reads until they are settled. Claims only; what an
 * order really pays for is what the wallet says. So two people may claim one order.
 */
export const walletOrders = pgTable(
  'wallet_orders',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    orderId: text('order_id').notNull(),
    reference: text('reference').notNull(),
    /** Null where a notice told of an order that nobody reported, for something that nobody has. */
    payerUserId: integer('payer_user_id').references(() => users.id),
    state: walletOrderStates('state').notNull().default('open'),
    reportedAt: instant('reported_at').notNull(),
    nextLookAt: instant('next_look_at').notNull(),
    /** Since when the wallet has the person's consent without having been told to capture. */
    approvedSeenAt: instant('approved_seen_at'),
  },
  (table) => [
    unique('wallet_orders_claim').on(table.orderId, table.reference, table.payerUserId).nullsNotDistinct(),
    index('wallet_orders_open').on(table.nextLookAt).where(sql`${table.state} = 'open'`),
    index('wallet_orders_by_reference').on(table.reference),
  ],
);
export type WalletOrderRow = typeof walletOrders.$inferSelect;

/** By which way money came or went. */
export const moneyMethods = pgEnum('payment_method', paymentMethods);

/** The course of a payment, in the order in which it can happen. */
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

/** What the clinic keeps for somebody, whose card it is until that is forgotten. Two of one card where two have become one. */
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
 * The ledger: every step of every payment, only ever added to (the app's role may insert and read, nothing else).
 * The unique indexes are what makes money true: a capture counts once, and buys one thing or goes back.
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
    /** Of the staff; null where the wallet took the money or gave it back. */
    enteredBy: integer('entered_by').references(() => users.id),
    /** Which of its payments: one that was taken back as wrongly typed lets the thing be paid once more. */
    occurrence: integer('occurrence').notNull().default(1),
    /** Of credit: whose. */
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    /** Of what is paid by two ways at once, in one order: 1 with credit, 2 the rest. What is paid whole: 0. */
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
    // The same plan may be bought again; everything else is paid for once, unless that was taken back.
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
 * Money of a purchase that went back without us: refunded or disputed in the wallet's own panel. Somebody decides what becomes of
 * the thing it had paid for. The amount and the payer stand in the ledger's line.
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

/** Money on its way back: what the job does until the wallet has done it, or has refused for good (a task for staff). */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** Sent to the wallet with every try, so that it returns the money once. */
    requestId: text('request_id').notNull().unique(),
    captureId: text('capture_id').notNull(),
    orderId: text('order_id').notNull(),
    reference: text('reference').notNull(),
    payerUserId: integer('payer_user_id'),
    /** Null: whatever the capture holds, in words of the wallet that we could not read as cents. */
    cents: integer('cents'),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    /** As it was paid, given back at the desk where not through the wallet; or as credit, which a job writes down. */
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

/** The last number of each series, locked by whoever takes the next: numbers have no gaps, since one that fails takes none. */
export const receiptSeries = pgTable('receipt_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/**
 * One for each payment that bought something ('cobro'), and one for each return of such money ('devolucion', cents below
 * zero). Only ever added to, except that the clinic's invoicing takes each once.
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
    /** Whose card it is of where nobody with an account pays; null once that card is forgotten. */
    payerPatientId: integer('payer_patient_id').references(() => patients.id, { onDelete: 'set null' }),
    captureId: text('capture_id').notNull(),
    refundId: text('refund_id'),
    method: moneyMethods('method').notNull().default('wallet'),
    cents: integer('cents').notNull(),
    concept: text('concept').notNull(),
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

/** Whom the invoice of something that is about to be paid is for: goes over to its receipt, and then is no more. */
export const invoiceWishes = pgTable('invoice_wishes', {
  reference: text('reference').primaryKey(),
  payerUserId: integer('payer_user_id').references(() => users.id),
  ...recipient(),
  statedAt: instant('stated_at').notNull(),
});

/** Whom the invoice of a payment, or of its return, is for. */
export const invoiceRecipients = pgTable('invoice_recipients', {
  receiptId: integer('receipt_id')
    .primaryKey()
    .references(() => receipts.id),
  ...recipient(),
  statedAt: instant('stated_at').notNull(),
});
export type InvoiceRecipientRow = typeof invoiceRecipients.$inferSelect;

/** The number that the clinic's invoicing program gave to a payment, or to its return. A receipt without one waits for it. */
export const invoices = pgTable(
  'invoices',
  {
    receiptId: integer('receipt_id')
      .primaryKey()
      .references(() => receipts.id),
    /** Empty where the program has none. */
    series: text('series').notNull(),
    number: text('number').notNull(),
    at: instant('at').notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [unique('invoices_number').on(table.series, table.number)],
);

/** What happens to the till beside taking money and giving it back. */
export const tillSteps = pgEnum('till_step', tillStepNames);

/**
 * The till, only ever added to. A count says what lies in it; how much should lie in it follows from the count before, the
 * ledger since, and what was taken away. `ledgerId` is where the ledger stood: nothing is written there while somebody counts.
 */
export const tillEvents = pgTable(
  'till_events',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    at: instant('at').notNull(),
    step: tillSteps('step').notNull(),
    /** What was counted; of a withdrawal, what was taken away. */
    cents: integer('cents').notNull(),
    /** What should have been there; null for a withdrawal. */
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

/** Notices of the wallet that have been heeded. */
export const walletNotices = pgTable('wallet_notices', {
  eventId: text('event_id').primaryKey(),
  eventType: text('event_type').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** Who we are among those who share the wallet's account: one row. A copy that runs beside needs its own (docs/decisions/0015). */
export const installations = pgTable(
  'installations',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: text('id').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [check('installations_only', sql`${table.isOnly}`)],
);
