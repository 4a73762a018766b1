import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { WalletError } from '../rest/errors.ts';
import { isId } from '../rest/ids.ts';
import { type Capture, captures, type Order, orders, type Refund, refunds, requests } from '../tables.ts';

/** An order with all that happened to its money. */
export type Dossier = { order: Order; captures: Capture[]; refunds: Refund[] };

/**
 * Waits for whoever is changing this order: its row is the lock for its captures and refunds, too.
 * @throws WalletError where there is no such order
 */
export async function lockOrder(tx: Database, id: string): Promise<void> {
  const rows = isId(id)
    ? await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
    : [];
  if (rows.length === 0) throw new WalletError('INVALID_RESOURCE_ID');
}

/** @throws WalletError where there is no such order */
export async function readOrder(db: Database, id: string): Promise<Dossier> {
  const [order] = isId(id) ? await db.select().from(orders).where(eq(orders.id, id)) : [];
  const [dossier] = order ? await withMoney(db, [order]) : [];
  if (dossier === undefined) throw new WalletError('INVALID_RESOURCE_ID');
  return dossier;
}

/** All orders, or those with a certain reference, oldest first. */
export async function readBooks(db: Database, customId?: string): Promise<Dossier[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      customId === undefined
        ? undefined
        : sql`${orders.units} @> ${JSON.stringify([{ custom_id: customId }])}::jsonb`,
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return withMoney(db, rows);
}

async function withMoney(db: Database, found: Order[]): Promise<Dossier[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const captured = await db
    .select()
    .from(captures)
    .where(inArray(captures.orderId, ids))
    .orderBy(asc(captures.unit));
  const captureIds = captured.map(({ id }) => id);
  const refunded =
    captureIds.length === 0
      ? []
      : await db
          .select()
          .from(refunds)
          .where(inArray(refunds.captureId, captureIds))
          .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return found.map((order) => {
    const own = captured.filter(({ orderId }) => orderId === order.id);
    return {
      order,
      captures: own,
      refunds: refunded.filter(({ captureId }) => own.some(({ id }) => id === captureId)),
    };
  });
}

/** The order behind a capture, or behind a refund; null where there is none. Orders keep their captures for good. */
export async function orderOf(db: Database, kind: 'capture' | 'refund', id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const query = db.select({ orderId: captures.orderId }).from(captures);
  const [row] =
    kind === 'capture'
      ? await query.where(eq(captures.id, id))
      : await query.innerJoin(refunds, and(eq(refunds.captureId, captures.id), eq(refunds.id, id)));
  return row?.orderId ?? null;
}

/** What a request with this key has made before, if it has. */
export async function madeBefore(tx: Database, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx.select({ id: requests.resourceId }).from(requests).where(eq(requests.key, key));
  return row?.id;
}

/** @returns whether this request is the first with its key; waits for another that is being worked on */
export async function remember(tx: Database, key: string | undefined, resourceId: string): Promise<boolean> {
  if (key === undefined) return true;
  const rows = await tx.insert(requests).values({ key, resourceId }).onConflictDoNothing().returning();
  return rows.length > 0;
}
