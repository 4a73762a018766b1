import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { nameUnlessBlocked, patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { deskMethods } from '../references.ts';
import {
  type LedgerRow,
  paymentLedger,
  type ReceiptRow,
  receipts,
  refunds,
  walletReturns,
} from '../tables.server.ts';

export async function findPayer(
  db: Database,
  { payerUserId, payerPatientId }: { payerUserId: number | null; payerPatientId: number | null },
): Promise<{ name: string | null; email: string | null }> {
  const nobody = { name: null, email: null };
  if (payerUserId !== null) {
    const name = sql<string>`coalesce(${users.fullName}, ${users.username})`;
    const [row] = await db
      .select({ name, email: users.email })
      .from(users)
      .where(and(eq(users.id, payerUserId), isNull(users.closedAt)));
    return row ?? nobody;
  }
  if (payerPatientId === null) return nobody;
  const [row] = await db
    .select({ name: patients.fullName, email: patients.email })
    .from(patients)
    .where(and(eq(patients.id, payerPatientId), isNull(patients.blockedUntil)));
  return row ?? nobody;
}

export async function countUndone(tx: Database, reference: string): Promise<number> {
  const rows = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.reference, reference),
        eq(paymentLedger.step, 'refunded'),
        eq(paymentLedger.reason, 'undone'),
      ),
    );
  // An item refunded at the wallet may be paid again.
  const returned = await tx.$count(walletReturns, eq(walletReturns.reference, reference));
  return onlyRow(rows).count + returned;
}

const payment = alias(paymentLedger, 'payment');

export async function findPaidReceipt(
  db: Database,
  receiptId: number,
): Promise<{ receipt: ReceiptRow; line: LedgerRow } | undefined> {
  const [row] = await db
    .select({ receipt: receipts, line: payment })
    .from(receipts)
    .innerJoin(payment, and(eq(payment.captureId, receipts.captureId), eq(payment.step, 'verified')))
    .where(and(eq(receipts.id, receiptId), isNull(receipts.refundId)));
  return row;
}

export const listDeskRefundsDue = (db: Database) =>
  db
    .select({
      id: refunds.id,
      cents: refunds.cents,
      currency: refunds.currency,
      reference: refunds.reference,
      method: refunds.method,
      at: refunds.createdAt,
      phone: users.phone,
      email: users.email,
      name: nameUnlessBlocked(sql`coalesce(${users.fullName}, ${users.username}, ${patients.fullName})`),
      cardPhone: sql<string | null>`case when ${patients.blockedUntil} is null then ${patients.phone} end`,
    })
    .from(refunds)
    .leftJoin(users, and(eq(users.id, refunds.payerUserId), isNull(users.closedAt)))
    .leftJoin(receipts, and(eq(receipts.captureId, refunds.captureId), isNull(receipts.refundId)))
    .leftJoin(patients, eq(patients.id, receipts.payerPatientId))
    .where(and(eq(refunds.state, 'due'), inArray(refunds.method, [...deskMethods])))
    .orderBy(asc(refunds.id));

/** Money that reception has to return to a payer, in cents. */
export async function sumDeskRefundsDue(
  db: Database,
  { payerUserId, payerPatientId }: { payerUserId: number | null; payerPatientId: number | null },
): Promise<number> {
  const isTheirs =
    payerUserId === null
      ? eq(receipts.payerPatientId, payerPatientId ?? 0)
      : eq(refunds.payerUserId, payerUserId);
  const rows = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.cents}), 0)::int` })
    .from(refunds)
    .leftJoin(receipts, and(eq(receipts.captureId, refunds.captureId), isNull(receipts.refundId)))
    .where(and(eq(refunds.state, 'due'), inArray(refunds.method, [...deskMethods]), isTheirs));
  return onlyRow(rows).cents;
}

/** Closes a desk return. @returns it; undefined if there is none or it is closed */
export async function closeDeskRefund(tx: Database, id: number) {
  const [row] = await tx
    .update(refunds)
    .set({ state: 'done' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'due'), inArray(refunds.method, [...deskMethods])))
    .returning();
  return row;
}

const sibling = alias(paymentLedger, 'sibling');

/**
 * Receipts of all desk payments taken in one act with this one, in the order of the ledger. An item paid in parts has
 * several.
 */
export async function listReceiptsOfAct(db: Database, receiptId: number): Promise<ReceiptRow[]> {
  const own = db
    .select({ orderId: sibling.orderId })
    .from(receipts)
    .innerJoin(sibling, and(eq(sibling.captureId, receipts.captureId), eq(sibling.step, 'verified')))
    .where(eq(receipts.id, receiptId));
  const rows = await db
    .select({ receipt: receipts })
    .from(payment)
    .innerJoin(receipts, and(eq(receipts.captureId, payment.captureId), isNull(receipts.refundId)))
    .where(and(inArray(payment.orderId, own), eq(payment.step, 'verified'), ne(payment.method, 'wallet')))
    .orderBy(asc(payment.id));
  return rows.map(({ receipt }) => receipt);
}

/** Ledger entries of all payments of an act: one per item, that of its last part. */
export const listLastLinesOfAct = (tx: Database, { orderId }: LedgerRow): Promise<LedgerRow[]> =>
  tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.step, 'verified'), ne(payment.part, 1)))
    .orderBy(asc(payment.id));
