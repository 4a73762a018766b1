import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { isUndone } from '../queries.server.ts';
import {
  invoiceRecipients,
  invoices,
  type LedgerRow,
  paymentLedger,
  type ReceiptRow,
  receiptSeries,
  receipts,
} from '../tables.server.ts';

export type NewReceipt = Omit<
  ReceiptRow,
  'id' | 'series' | 'number' | 'exportedAt' | 'method' | 'payerPatientId' | 'language'
> &
  Partial<Pick<ReceiptRow, 'method' | 'payerPatientId' | 'language'>>;

/** Payments of an order that bought something and lack a receipt, oldest first. */
export const paymentsWithout = (tx: Database, order: { reference: string; orderId: string }) =>
  tx
    .select({ line: paymentLedger })
    .from(paymentLedger)
    .leftJoin(receipts, and(eq(receipts.captureId, paymentLedger.captureId), isNull(receipts.refundId)))
    .where(and(stepOf(order, 'verified'), isNull(receipts.id)))
    .orderBy(asc(paymentLedger.id))
    .then((rows) => rows.map(({ line }) => line));

const returned = alias(receipts, 'returned');

/** Refunds of an order that lack a receipt, oldest first, each with the receipt of its payment. */
export const refundsWithoutReceipt = (
  tx: Database,
  order: { reference: string; orderId: string },
): Promise<{ line: LedgerRow; paid: ReceiptRow }[]> =>
  tx
    .select({ line: paymentLedger, paid: receipts })
    .from(paymentLedger)
    .innerJoin(receipts, and(eq(receipts.captureId, paymentLedger.captureId), isNull(receipts.refundId)))
    .leftJoin(returned, eq(returned.refundId, paymentLedger.refundId))
    .where(and(stepOf(order, 'refunded'), isNotNull(paymentLedger.refundId), isNull(returned.id)))
    .orderBy(asc(paymentLedger.id));

const stepOf = ({ reference, orderId }: { reference: string; orderId: string }, step: LedgerRow['step']) =>
  and(
    eq(paymentLedger.reference, reference),
    eq(paymentLedger.orderId, orderId),
    eq(paymentLedger.step, step),
  );

/** Takes the next number of a series. Locks the series until the transaction ends, so that numbers have no gaps. */
export async function takeNumber(tx: Database, series: string): Promise<number> {
  const [row] = await tx
    .insert(receiptSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptSeries.series,
      set: { lastNumber: sql`${receiptSeries.lastNumber} + 1` },
    })
    .returning({ number: receiptSeries.lastNumber });
  if (row === undefined) throw new Error(`series ${series} gave no number`);
  return row.number;
}

/** @throws 23505 if the payment or refund has a receipt already; its number is released by the rollback */
export async function addReceipt(tx: Database, receipt: typeof receipts.$inferInsert): Promise<number> {
  const [row] = await tx.insert(receipts).values(receipt).returning({ id: receipts.id });
  if (row === undefined) throw new Error('a receipt was not stored');
  return row.id;
}

export async function copyRecipient(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const [said] = await tx.select().from(invoiceRecipients).where(eq(invoiceRecipients.receiptId, from));
  if (said !== undefined) await tx.insert(invoiceRecipients).values({ ...said, receiptId: to });
}

export type ReceiptWithPayer = ReceiptRow & {
  payerName: string | null;
  email: string | null;
  /** As stored for the payer; null if unknown. */
  payerLanguage: string | null;
};

export const payerName = sql<
  string | null
>`coalesce(${users.fullName}, ${users.username}, ${patients.fullName})`;

/** Receipts paid by the user's account, or for their record before it had one. */
export const isOwnReceipt = (db: Database, userId: number) =>
  or(
    eq(receipts.payerUserId, userId),
    inArray(
      receipts.payerPatientId,
      db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId)),
    ),
  );

/** Language of an account, or of the record that paid without one; null if unknown. */
export async function findPayerLanguage(
  db: Database,
  { payerUserId, payerPatientId }: { payerUserId: number | null; payerPatientId: number | null },
): Promise<string | null> {
  const [row] =
    payerUserId === null
      ? await db
          .select({ language: patients.language })
          .from(patients)
          .where(eq(patients.id, payerPatientId ?? 0))
      : await db.select({ language: users.language }).from(users).where(eq(users.id, payerUserId));
  return row?.language ?? null;
}

const withPayer = (db: Database) =>
  db
    .select({
      receipt: receipts,
      payerName,
      email: sql<string | null>`coalesce(${users.email}, ${patients.email})`,
      payerLanguage: sql<string | null>`coalesce(${users.language}, ${patients.language})`,
    })
    .from(receipts)
    .leftJoin(users, eq(users.id, receipts.payerUserId))
    .leftJoin(patients, eq(patients.id, receipts.payerPatientId));

type Found = Awaited<ReturnType<typeof withPayer>>[number];
const toReceiptWithPayer = ({ receipt, ...payer }: Found): ReceiptWithPayer => ({ ...receipt, ...payer });

/** Finds any receipt, without an access check. */
export async function findReceipt(db: Database, id: number): Promise<ReceiptWithPayer | undefined> {
  const [row] = await withPayer(db).where(eq(receipts.id, id));
  return row && toReceiptWithPayer(row);
}

export async function findOwnReceipt(
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<ReceiptWithPayer | undefined> {
  const [row] = await withPayer(db).where(and(eq(receipts.id, id), isOwnReceipt(db, userId)));
  return row && toReceiptWithPayer(row);
}

export const receiptsOf = (db: Database, userId: number) =>
  db
    .select({
      receipt: receipts,
      series: invoices.series,
      number: invoices.number,
      isUndone,
    })
    .from(receipts)
    .leftJoin(invoices, eq(invoices.receiptId, receipts.id))
    .where(isOwnReceipt(db, userId))
    .orderBy(desc(receipts.id));

/** Serializes sending of this receipt. */
export const lockSending = (tx: Database, receiptId: number) => takeLock(tx, 'receiptLetter', receiptId);

/** Serializes exports, so that later ones see what earlier ones have taken. */
export const lockExports = (tx: Database) => takeLock(tx, 'receiptExport');

export const markExported = (tx: Database, ids: number[], exportedAt: Date) =>
  tx.update(receipts).set({ exportedAt }).where(inArray(receipts.id, ids));

/** Whether an export was completed. Its instant identifies it, because exports are serialized. */
export async function isExported(db: Database, exportedAt: Date): Promise<boolean> {
  const rows = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.exportedAt, exportedAt))
    .limit(1);
  return rows.length > 0;
}

export async function listUnexported(tx: Database, most: number) {
  const rows = await tx
    .select({ receipt: receipts, payerName })
    .from(receipts)
    .leftJoin(users, eq(users.id, receipts.payerUserId))
    .leftJoin(patients, eq(patients.id, receipts.payerPatientId))
    .where(isNull(receipts.exportedAt))
    .orderBy(asc(receipts.series), asc(receipts.number))
    .limit(most);
  return rows.map(({ receipt, payerName }) => ({ ...receipt, payerName }));
}

export const issuedBetween = (db: Database, from: Date, to: Date) =>
  db
    .select({
      receipt: receipts,
      payerName,
      recipient: invoiceRecipients,
      series: invoices.series,
      number: invoices.number,
      isUndone,
    })
    .from(receipts)
    .leftJoin(users, eq(users.id, receipts.payerUserId))
    .leftJoin(patients, eq(patients.id, receipts.payerPatientId))
    .leftJoin(invoices, eq(invoices.receiptId, receipts.id))
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.receiptId, receipts.id))
    .where(and(gte(receipts.issuedAt, from), lt(receipts.issuedAt, to)))
    .orderBy(asc(receipts.series), asc(receipts.number));

export async function moveReceipts(tx: Database, { from, to }: { from: number; to: number }) {
  const { rowCount } = await tx
    .update(receipts)
    .set({ payerPatientId: to })
    .where(eq(receipts.payerPatientId, from));
  return { receipts: rowCount ?? 0 };
}
