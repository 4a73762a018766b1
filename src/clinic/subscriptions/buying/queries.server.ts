import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { OfferRow } from '../queries.server.ts';
import { planAgreements } from '../tables.server.ts';

type Order = { orderId: string; reference: string };
const { orderId: _, reference: __, agreedAt: ___, ...terms } = getTableColumns(planAgreements);

/** Agreed terms of an order; undefined if it was not reported before payment. */
export async function findAgreedTerms(
  db: Database,
  { orderId, reference }: Order,
): Promise<OfferRow | undefined> {
  const [row] = await db
    .select(terms)
    .from(planAgreements)
    .where(and(eq(planAgreements.orderId, orderId), eq(planAgreements.reference, reference)));
  return row;
}

/** Stores the terms of an order; the first ones are kept. */
export const addAgreedTerms = (tx: Database, order: Order, { offer, at }: { offer: OfferRow; at: Date }) =>
  tx
    .insert(planAgreements)
    .values({ ...offer, ...order, agreedAt: at })
    .onConflictDoNothing();

export const deleteAgreedBefore = (db: Database, at: Date) =>
  db.delete(planAgreements).where(lt(planAgreements.agreedAt, at));
