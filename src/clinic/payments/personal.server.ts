import { asc, eq } from 'drizzle-orm';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { isOwn } from './receipts/queries.server.ts';
import { paymentLedger, receipts, refunds, walletOrders } from './tables.server.ts';

/** Money: the books stay as they are, and name nobody once the account is closed. */
export const paymentsPersonal: PersonalPart = {
  name: 'payments',

  async export(db, userId) {
    const ledger = await db
      .select()
      .from(paymentLedger)
      .where(eq(paymentLedger.payerUserId, userId))
      .orderBy(asc(paymentLedger.id));
    const returned = await db.select().from(refunds).where(eq(refunds.payerUserId, userId));
    const issued = await db.select().from(receipts).where(isOwn(db, userId));
    const orders = await db.select().from(walletOrders).where(eq(walletOrders.payerUserId, userId));
    return {
      ledger: ledger.map(
        ({ at, step, reference, orderId, captureId, refundId, cents, currency, reason, method }) => ({
          ...{ at, step, reference, orderId, captureId, refundId, cents, currency, reason, method },
        }),
      ),
      refunds: returned.map(
        ({ createdAt, state, reference, captureId, cents, currency, reason, method }) => ({
          ...{ createdAt, state, reference, captureId, cents, currency, reason, method },
        }),
      ),
      receipts: issued.map(
        ({ series, number, issuedAt, reference, captureId, refundId, cents, concept, vat, method }) => ({
          ...{ series, number, issuedAt, reference, captureId, refundId, cents, concept, vat, method },
        }),
      ),
      orders: orders.map(({ reportedAt, orderId, reference, state }) => ({
        ...{ reportedAt, orderId, reference, state },
      })),
    };
  },

  async erase(tx, userId) {
    const [paid] = await tx
      .select({ id: paymentLedger.id })
      .from(paymentLedger)
      .where(eq(paymentLedger.payerUserId, userId))
      .limit(1);
    return paid === undefined ? { deleted: [], kept: [] } : books;
  },
};

const books: Erased = {
  deleted: [],
  kept: [
    {
      what: 'los apuntes de tus pagos, con importes y fechas, sin tu nombre',
      why: 'Código de Comercio, art. 30, y Ley General Tributaria, art. 70',
      until: null,
    },
  ],
};

/** What stays of the payments of a card that has no account. */
export async function booksOfCard(tx: Database, patientId: number): Promise<Erased> {
  const [receipt] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.payerPatientId, patientId))
    .limit(1);
  return receipt === undefined ? { deleted: [], kept: [] } : books;
}
