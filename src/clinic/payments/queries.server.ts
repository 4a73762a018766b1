import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import {
  installations,
  type LedgerRow,
  type LedgerStep,
  paymentLedger,
  type RefundRow,
  refunds,
  type WalletOrderRow,
  walletNotices,
  walletOrders,
} from './tables.server.ts';

/** One line of the ledger; what it does not know is null. */
export type LedgerEntry = Pick<LedgerRow, 'at' | 'step' | 'reference' | 'orderId'> & Partial<LedgerRow>;

/**
 * Adds to the ledger.
 * @returns false where this very thing stands there already
 */
export async function append(tx: Database, entry: LedgerEntry): Promise<boolean> {
  const rows = await tx
    .insert(paymentLedger)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: paymentLedger.id });
  return rows.length > 0;
}

/** The whole course of what was paid for something: every step in the order in which it happened. */
export const courseOf = (db: Database, reference: string): Promise<LedgerRow[]> =>
  db
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.reference, reference))
    .orderBy(asc(paymentLedger.id));

/** Every step of several things, oldest first. */
export const coursesOf = (db: Database, references: readonly string[]) =>
  db
    .select({
      reference: paymentLedger.reference,
      step: paymentLedger.step,
      captureId: paymentLedger.captureId,
      cents: paymentLedger.cents,
    })
    .from(paymentLedger)
    .where(inArray(paymentLedger.reference, [...references]))
    .orderBy(asc(paymentLedger.id));

/** What somebody's orders are for that are still looked at. */
export async function openReferencesOf(db: Database, payerUserId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reference: walletOrders.reference })
    .from(walletOrders)
    .where(and(eq(walletOrders.payerUserId, payerUserId), eq(walletOrders.state, 'open')));
  return rows.map(({ reference }) => reference);
}

/** What was decided of a capture; undefined where it is new. */
export async function verdictOn(tx: Database, captureId: string): Promise<LedgerStep | undefined> {
  const [row] = await tx
    .select({ step: paymentLedger.step })
    .from(paymentLedger)
    .where(
      and(eq(paymentLedger.captureId, captureId), inArray(paymentLedger.step, ['verified', 'rejected'])),
    );
  return row?.step;
}

/** What was decided of a capture, by the wallet or by us, so far. */
export async function decisionOn(
  tx: Database,
  captureId: string,
): Promise<'verified' | 'rejected' | 'declined' | undefined> {
  const [row] = await tx
    .select({ step: paymentLedger.step })
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.captureId, captureId),
        inArray(paymentLedger.step, ['verified', 'rejected', 'declined']),
      ),
    );
  return row?.step as 'verified' | 'rejected' | 'declined' | undefined;
}

/** The capture that paid for something; undefined where none has. */
export async function verifiedCapture(tx: Database, reference: string): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.reference, reference), eq(paymentLedger.step, 'verified')));
  return row;
}

/** What was written when a capture bought something; undefined where it has not. */
export async function verifiedLine(tx: Database, captureId: string): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.captureId, captureId), eq(paymentLedger.step, 'verified')));
  return row;
}

/** Waits for whoever else decides about returning money of this capture. */
export const lockCapture = (tx: Database, captureId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(5, hashtext(${captureId}))`);

/**
 * How much of a capture has gone back or is on its way. While the wallet's word of a return is known and its job is not
 * done, that one counts twice: too much is refused for a moment, never too much returned.
 * @returns cents
 */
export async function centsGoneOf(tx: Database, captureId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select (select coalesce(sum(cents), 0) from ${paymentLedger} where capture_id = ${captureId} and step = 'refunded')::int
      + (select coalesce(sum(cents), 0) from ${refunds} where capture_id = ${captureId} and state = 'due')::int as cents`);
  return rows[0]?.cents ?? 0;
}

/** The order whose capture this is, as the ledger knows it. */
export async function orderOfCapture(db: Database, captureId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: paymentLedger.orderId })
    .from(paymentLedger)
    .where(eq(paymentLedger.captureId, captureId))
    .limit(1);
  return row?.orderId;
}

/** Waits for whoever else is settling this order: what follows sees what they decided. */
export const lockOrder = (tx: Database, orderId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(3, hashtext(${orderId}))`);

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
  tx.execute(sql`select pg_advisory_xact_lock(6, ${payerUserId})`);

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
 * oldest. What the wallet has under review is never given up.
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
  if (over.length > 0)
    await tx.update(walletOrders).set({ state: 'abandoned' }).where(inArray(walletOrders.id, over));
}

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
export async function endLook(
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

export type NewRefund = Omit<RefundRow, 'id' | 'state' | 'tries'>;

/**
 * Notes a refund to be made.
 * @returns its id; undefined where the same one is noted already
 */
export async function addRefund(tx: Database, refund: NewRefund): Promise<number | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return row?.id;
}

export async function findRefund(db: Database, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function findRefundByRequest(db: Database, requestId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.requestId, requestId));
  return row;
}

export const setRefund = (
  tx: Database,
  id: number,
  values: Partial<Pick<RefundRow, 'state' | 'nextTryAt' | 'tries'>>,
) =>
  tx
    .update(refunds)
    .set(values)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'due')))
    .returning({ id: refunds.id });

/** Refunds whose job is missing: overdue since `before`. */
export const overdueRefunds = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'due'), lte(refunds.nextTryAt, before)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);

/** Whether a notice has been heeded before. */
export async function isNoticeKnown(db: Database, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ eventId: walletNotices.eventId })
    .from(walletNotices)
    .where(eq(walletNotices.eventId, eventId));
  return rows.length > 0;
}

export const addNotice = (db: Database, notice: typeof walletNotices.$inferInsert) =>
  db.insert(walletNotices).values(notice).onConflictDoNothing();

export const deleteNoticesBefore = (db: Database, at: Date) =>
  db.delete(walletNotices).where(lte(walletNotices.receivedAt, at));

/** Which installation this database belongs to; undefined before its first start. */
export async function installation(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ id: installations.id }).from(installations);
  return row?.id;
}

/** Nothing where it has a name already. */
export const addInstallation = (
  db: Database,
  row: Pick<typeof installations.$inferInsert, 'id' | 'madeAt'>,
) => db.insert(installations).values(row).onConflictDoNothing();
