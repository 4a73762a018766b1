import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { paymentLedger, type WalletOrderRow, walletOrders } from '../tables.server.ts';

/** A new claim; `payerUserId` null: a notice told of it. */
export type NewClaim = Pick<
  WalletOrderRow,
  'orderId' | 'reference' | 'payerUserId' | 'reportedAt' | 'nextLookAt'
>;

/**
 * Notes that an order is said to pay for something.
 * @returns its id; undefined where the same claim stands already
 */
export async function addClaim(tx: Database, claim: NewClaim): Promise<number | undefined> {
  const [row] = await tx
    .insert(walletOrders)
    .values(claim)
    .onConflictDoNothing()
    .returning({ id: walletOrders.id });
  return row?.id;
}

/** Waits for whoever else notes orders of this person. */
export const lockClaimsOf = (tx: Database, payerUserId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(9, ${payerUserId})`);

/** Takes up a claim that had been given up. @returns its id; undefined where it is open or settled */
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
 * Gives up a person's open claims but for so many: what has been approved stays before what has not, the newest before the
 * oldest. What the wallet has under review is never given up, nor what somebody is settling just now: that row is not waited for,
 * since whoever has it may be waiting for us.
 * @param besides a claim that stays and does not count
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
 * The claims on an order that is being settled, under its lock. Their rows are ours until the transaction ends: whoever retires
 * claims passes them by, so nobody has them while we wait for a person's appointments.
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

/** Other orders, still open, that are said to pay for the same thing; the newest three, since each is read. */
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
 * Writes what follows from a look at a claim that is still open.
 * @returns false where it is settled, or another look has been faster: that one goes on
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

/** Open claims whose job is missing, because its process was killed: overdue since `before`. */
export const overdueClaims = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: walletOrders.id })
    .from(walletOrders)
    .where(and(eq(walletOrders.state, 'open'), lte(walletOrders.nextLookAt, before)))
    .orderBy(asc(walletOrders.nextLookAt))
    .limit(limit);

/** What somebody's orders are for that are still looked at. */
export async function openReferencesOf(db: Database, payerUserId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reference: walletOrders.reference })
    .from(walletOrders)
    .where(and(eq(walletOrders.payerUserId, payerUserId), eq(walletOrders.state, 'open')));
  return rows.map(({ reference }) => reference);
}
