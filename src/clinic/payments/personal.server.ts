import { asc, eq } from 'drizzle-orm';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { ownCredit } from './credit/service.server.ts';
import { readOwedTo } from './desk/service.server.ts';
import { isOwnReceipt } from './receipts/queries.server.ts';
import {
  invoiceRecipients,
  invoices,
  paymentLedger,
  receipts,
  refunds,
  statedRecipients,
  walletOrders,
} from './tables.server.ts';
import { texts } from './texts.ts';

/** Payments in export and erasure. The books are kept, but name nobody once the account is closed. */
export const paymentsPersonal: PersonalPart = {
  name: 'payments',

  async export(db, userId) {
    const ledger = await db
      .select()
      .from(paymentLedger)
      .where(eq(paymentLedger.payerUserId, userId))
      .orderBy(asc(paymentLedger.id));
    const returned = await db
      .select()
      .from(refunds)
      .where(eq(refunds.payerUserId, userId))
      .orderBy(asc(refunds.id));
    const issued = await db.select().from(receipts).where(isOwnReceipt(db, userId)).orderBy(asc(receipts.id));
    const wishes = await db
      .select()
      .from(statedRecipients)
      .where(eq(statedRecipients.payerUserId, userId))
      .orderBy(asc(statedRecipients.statedAt), asc(statedRecipients.reference));
    const orders = await db
      .select()
      .from(walletOrders)
      .where(eq(walletOrders.payerUserId, userId))
      .orderBy(asc(walletOrders.id));
    return {
      credit: await ownCredit(db, userId),
      ledger: ledger.map(
        ({ at, step, reference, orderId, captureId, refundId, cents, currency, reason, method }) => ({
          at,
          step,
          reference,
          orderId,
          captureId,
          refundId,
          cents,
          currency,
          reason,
          method,
        }),
      ),
      refunds: returned.map(
        ({ createdAt, state, reference, captureId, cents, currency, reason, method }) => ({
          createdAt,
          state,
          reference,
          captureId,
          cents,
          currency,
          reason,
          method,
        }),
      ),
      receipts: issued.map(
        ({ series, number, issuedAt, reference, captureId, refundId, cents, concept, vat, method }) => ({
          series,
          number,
          issuedAt,
          reference,
          captureId,
          refundId,
          cents,
          concept,
          vat,
          method,
        }),
      ),
      invoices: await invoicesOf(db, userId),
      invoicesAsked: wishes.map(({ reference, name, taxId, address, statedAt }) => ({
        reference,
        name,
        taxId,
        address,
        statedAt,
      })),
      orders: orders.map(({ reportedAt, orderId, reference, state }) => ({
        reportedAt,
        orderId,
        reference,
        state,
      })),
    };
  },

  async objection(tx, userId) {
    const { creditCents, returnCents } = await readOwedTo(tx, { payerUserId: userId, payerPatientId: null });
    const { closingAccount } = texts();
    const { phone } = clinicContact();
    if (creditCents > 0) return closingAccount.credit(formatEurosExactly(creditCents), phone);
    return returnCents > 0 ? closingAccount.refund(formatEurosExactly(returnCents), phone) : null;
  },

  async erase(tx, userId) {
    await tx.delete(statedRecipients).where(eq(statedRecipients.payerUserId, userId));
    const [paid] = await tx
      .select({ id: paymentLedger.id })
      .from(paymentLedger)
      .where(eq(paymentLedger.payerUserId, userId))
      .limit(1);
    if (paid === undefined) return { deleted: [], kept: [] };
    const [named] = await tx
      .select({ id: invoiceRecipients.receiptId })
      .from(invoiceRecipients)
      .innerJoin(receipts, eq(receipts.id, invoiceRecipients.receiptId))
      .where(eq(receipts.payerUserId, userId))
      .limit(1);
    return describeRetainedBooks({ isInvoiced: named !== undefined });
  },
};

async function invoicesOf(db: Database, userId: number) {
  const made = await db
    .select({ recipient: invoiceRecipients, invoice: invoices, receiptId: receipts.id })
    .from(receipts)
    .leftJoin(invoiceRecipients, eq(invoiceRecipients.receiptId, receipts.id))
    .leftJoin(invoices, eq(invoices.receiptId, receipts.id))
    .where(isOwnReceipt(db, userId))
    .orderBy(asc(receipts.id));
  return made.flatMap(({ recipient, invoice, receiptId }) =>
    recipient === null && invoice === null
      ? []
      : {
          receiptId,
          ...(recipient && { name: recipient.name, taxId: recipient.taxId, address: recipient.address }),
          ...(invoice && { series: invoice.series, number: invoice.number }),
        },
  );
}

function describeRetainedBooks({ isInvoiced }: { isInvoiced: boolean }): Erased {
  const { kept, keptWithInvoices, law } = texts().closingAccount;
  return { deleted: [], kept: [{ what: isInvoiced ? keptWithInvoices : kept, why: law, until: null }] };
}

export async function describeBooksOfPatient(tx: Database, patientId: number): Promise<Erased> {
  const ofCard = eq(receipts.payerPatientId, patientId);
  const [receipt] = await tx.select({ id: receipts.id }).from(receipts).where(ofCard).limit(1);
  if (receipt === undefined) return { deleted: [], kept: [] };
  const [named] = await tx
    .select({ id: invoiceRecipients.receiptId })
    .from(invoiceRecipients)
    .innerJoin(receipts, eq(receipts.id, invoiceRecipients.receiptId))
    .where(ofCard)
    .limit(1);
  return describeRetainedBooks({ isInvoiced: named !== undefined });
}
