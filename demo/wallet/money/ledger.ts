import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { WalletError } from '../rest/errors.ts';
import { isId } from '../rest/ids.ts';
import { type Capture, captures, type Order, orders, type Refund, refunds, requests } from '../tables.ts';

export type OrderWithMoney = { order: Order; captures: Capture[]; refunds: Refund[] };

/**
 * Locks the order's row, which also guards its captures and refunds.
 * @throws WalletError if the order does not exist
 */
export async function lockOrder(tx: Database, id: string): Promise<void> {
  const rows = isId(id)
    ? await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
    : [];
  if (rows.length === 0) throw new WalletError('INVALID_RESOURCE_ID');
}

/** @throws WalletError if the order does not exist */
export async function readOrder(db: Database, id: string): Promise<OrderWithMoney> {
  const [order] = isId(id) ? await db.select().from(orders).where(eq(orders.id, id)) : [];
  const [dossier] = order ? await loadMoney(db, [order]) : [];
  if (dossier === undefined) throw new WalletError('INVALID_RESOURCE_ID');
  return dossier;
}

/** All orders, or those with the given reference, oldest first. */
export async function readBooks(db: Database, customId?: string): Promise<OrderWithMoney[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      customId === undefined
        ? undefined
        : sql`${orders.units} @> ${JSON.stringify([{ custom_id: customId }])}::jsonb`,
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return loadMoney(db, rows);
}

async function loadMoney(db: Database, found: Order[]): Promise<OrderWithMoney[]> {
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

/** The order of a capture or a refund; null if there is none. Orders keep their captures for good. */
export async function orderOf(db: Database, kind: 'capture' | 'refund', id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const query = db.select({ orderId: captures.orderId }).from(captures);
  const [row] =
    kind === 'capture'
      ? await query.where(eq(captures.id, id))
      : await query.innerJoin(refunds, and(eq(refunds.captureId, captures.id), eq(refunds.id, id)));
  return row?.orderId ?? null;
}

/** The id of the resource that an earlier request with this key created, if any. */
export async function findMadeBefore(tx: Database, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx.select({ id: requests.resourceId }).from(requests).where(eq(requests.key, key));
  return row?.id;
}

/**
 * @returns whether this request is the first with its key; waits for a concurrent request with the same key
 */
export async function rememberRequest(
  tx: Database,
  key: string | undefined,
  resourceId: string,
): Promise<boolean> {
  if (key === undefined) return true;
  const rows = await tx.insert(requests).values({ key, resourceId }).onConflictDoNothing().returning();
  return rows.length > 0;
}
