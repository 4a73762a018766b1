import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { OfferRow } from '../queries.server.ts';
import { planAgreements } from '../tables.server.ts';

type Order = { orderId: string; reference: string };
const { orderId: _, reference: __, agreedAt: ___, ...terms } = getTableColumns(planAgreements);

/** The terms on which an order was to be paid; undefined where nobody told of it before it was. */
export async function findAgreed(db: Database, { orderId, reference }: Order): Promise<OfferRow | undefined> {
  const [row] = await db
    .select(terms)
    .from(planAgreements)
    .where(and(eq(planAgreements.orderId, orderId), eq(planAgreements.reference, reference)));
  return row;
}

/** Keeps the terms of an order; those that were told first stay. */
export const addAgreed = (tx: Database, order: Order, { offer, at }: { offer: OfferRow; at: Date }) =>
  tx
    .insert(planAgreements)
    .values({ ...offer, ...order, agreedAt: at })
    .onConflictDoNothing();

export const deleteAgreedBefore = (db: Database, at: Date) =>
  db.delete(planAgreements).where(lt(planAgreements.agreedAt, at));
