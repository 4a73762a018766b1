import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { paymentLedger, type WalletOrderRow, walletOrders } from '../tables.server.ts';

export type NewClaim = Pick<
  WalletOrderRow,
  'orderId' | 'reference' | 'payerUserId' | 'reportedAt' | 'nextLookAt'
>;

/**
 * Stores that an order claims to pay for an item.
 * @returns the id; undefined if the claim exists
 */
export async function addClaim(tx: Database, claim: NewClaim): Promise<number | undefined> {
  const [row] = await tx
    .insert(walletOrders)
    .values(claim)
    .onConflictDoNothing()
    .returning({ id: walletOrders.id });
  return row?.id;
}

/** Serializes claims of this user. */
export const lockClaimsOf = (tx: Database, payerUserId: number) => takeLock(tx, 'claimsOfPayer', payerUserId);

/** Reopens an abandoned claim. @returns the id; undefined if it is open or settled */
export async function reopenClaim(
  tx: Database,
  { orderId, reference, payerUserId }: Pick<WalletOrderRow, 'orderId' | 'reference' | 'payerUserId'>,
  values: Pick<WalletOrderRow, 'reportedAt' | 'nextLookAt'>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(walletOrders)
    .set({ state: 'open', ...values })
    .where(
      and(
        eq(walletOrders.orderId, orderId),
        eq(walletOrders.reference, reference),
        sql`${walletOrders.payerUserId} is not distinct from ${payerUserId}`,
        eq(walletOrders.state, 'abandoned'),
      ),
    )
    .returning({ id: walletOrders.id });
  return row?.id;
}

/**
 * Abandons a user's open claims beyond a number: approved ones are kept first, then the newest. Claims under review
 * are kept. Rows being settled are skipped instead of awaited, because their transaction may be waiting for this one.
 * @param besides a claim that is kept and not counted
 */
export async function retireClaims(
  tx: Database,
  { payerUserId, reference }: { payerUserId: number; reference?: string },
  { besides, kept }: { besides: number; kept: number },
): Promise<void> {
  const isUnderReview = sql`exists (select 1 from ${paymentLedger} where ${paymentLedger.reference} = ${walletOrders.reference}
    and ${paymentLedger.orderId} = ${walletOrders.orderId} and ${paymentLedger.step} = 'pending')`;
  const open = await tx
    .select({ id: walletOrders.id })
    .from(walletOrders)
    .where(
      and(
        eq(walletOrders.payerUserId, payerUserId),
        ...(reference === undefined ? [] : [eq(walletOrders.reference, reference)]),
        eq(walletOrders.state, 'open'),
        ne(walletOrders.id, besides),
        sql`not ${isUnderReview}`,
      ),
    )
    .orderBy(sql`${walletOrders.approvedSeenAt} is null`, desc(walletOrders.id))
    .offset(kept);
  const over = open.map(({ id }) => id);
  if (over.length === 0) return;
  const free = await tx
    .select({ id: walletOrders.id })
    .from(walletOrders)
    .where(and(inArray(walletOrders.id, over), eq(walletOrders.state, 'open')))
    .for('update', { skipLocked: true });
  const ids = free.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(walletOrders).set({ state: 'abandoned' }).where(inArray(walletOrders.id, ids));
}

/**
 * Locks the claims of an order being settled until the transaction ends. `retireClaims` skips locked rows, so nobody
 * holds them while this transaction waits for appointments.
 */
export const claimsToReconcile = (tx: Database, orderId: string): Promise<WalletOrderRow[]> =>
  tx
    .select()
    .from(walletOrders)
    .where(eq(walletOrders.orderId, orderId))
    .orderBy(asc(walletOrders.id))
    .for('update');

export const claimsOn = (tx: Database, orderId: string): Promise<WalletOrderRow[]> =>
  tx.select().from(walletOrders).where(eq(walletOrders.orderId, orderId)).orderBy(asc(walletOrders.id));

export async function findClaim(db: Database, id: number): Promise<WalletOrderRow | undefined> {
  const [row] = await db.select().from(walletOrders).where(eq(walletOrders.id, id));
  return row;
}

/** Other open orders for the same item; only the newest three, because each is read at the wallet. */
export const otherOpenOrders = (db: Database, reference: string, orderId: string) =>
  db
    .select({ orderId: walletOrders.orderId })
    .from(walletOrders)
    .where(
      and(
        eq(walletOrders.reference, reference),
        eq(walletOrders.state, 'open'),
        ne(walletOrders.orderId, orderId),
      ),
    )
    .orderBy(sql`${walletOrders.id} desc`)
    .limit(3);

export const setClaim = (
  tx: Database,
  id: number,
  values: Partial<Pick<WalletOrderRow, 'state' | 'nextLookAt' | 'approvedSeenAt'>>,
) => tx.update(walletOrders).set(values).where(eq(walletOrders.id, id));

/**
 * Stores the result of polling an open claim.
 * @returns false if it is settled or another poll was faster, which then continues
 */
export async function endPoll(
  tx: Database,
  { id, nextLookAt }: WalletOrderRow,
  values: Partial<Pick<WalletOrderRow, 'state' | 'nextLookAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(walletOrders)
    .set(values)
    .where(
      and(eq(walletOrders.id, id), eq(walletOrders.state, 'open'), eq(walletOrders.nextLookAt, nextLookAt)),
    )
    .returning({ id: walletOrders.id });
  return rows.length > 0;
}

/** Open claims overdue since `before`, whose job was lost with a killed process. */
export const overdueClaims = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: walletOrders.id })
    .from(walletOrders)
    .where(and(eq(walletOrders.state, 'open'), lte(walletOrders.nextLookAt, before)))
    .orderBy(asc(walletOrders.nextLookAt))
    .limit(limit);

export async function openReferencesOf(db: Database, payerUserId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reference: walletOrders.reference })
    .from(walletOrders)
    .where(and(eq(walletOrders.payerUserId, payerUserId), eq(walletOrders.state, 'open')));
  return rows.map(({ reference }) => reference);
}
