import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { paymentLedger, refunds, walletReturns } from '../tables.server.ts';
import type { ReturnDecision } from '../terms.ts';

/** Whether a refund of ours of this capture is still due, or was refused and must be returned by hand. */
export const hasOpenRefund = async (tx: Database, captureId: string): Promise<boolean> =>
  (await tx.$count(
    refunds,
    and(eq(refunds.captureId, captureId), inArray(refunds.state, ['due', 'refused'])),
  )) > 0;

export async function addReturn(
  tx: Database,
  { refundId, ...row }: { refundId: string; reference: string; isWhole: boolean },
): Promise<void> {
  const [line] = await tx
    .select({ ledgerId: paymentLedger.id })
    .from(paymentLedger)
    .where(and(eq(paymentLedger.refundId, refundId), eq(paymentLedger.step, 'refunded')));
  if (line === undefined) throw new Error(`no line of the ledger has the refund ${refundId}`);
  await tx
    .insert(walletReturns)
    .values({ ...line, ...row })
    .onConflictDoNothing();
}

/** Undecided returns, oldest first. */
export const openReturns = (db: Database) =>
  db
    .select({
      id: walletReturns.ledgerId,
      isWhole: walletReturns.isWhole,
      cents: paymentLedger.cents,
      currency: paymentLedger.currency,
      reference: paymentLedger.reference,
      reason: sql<string | null>`null`,
      at: paymentLedger.at,
      name: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
      phone: users.phone,
      email: users.email,
    })
    .from(walletReturns)
    .innerJoin(paymentLedger, eq(paymentLedger.id, walletReturns.ledgerId))
    .leftJoin(users, and(eq(users.id, paymentLedger.payerUserId), isNull(users.closedAt)))
    .where(isNull(walletReturns.decision))
    .orderBy(asc(walletReturns.ledgerId));

/** A return with its ledger line, decided or not. */
export async function findReturn(db: Database, ledgerId: number) {
  const [row] = await db
    .select({
      reference: walletReturns.reference,
      isWhole: walletReturns.isWhole,
      decision: walletReturns.decision,
      cents: paymentLedger.cents,
      currency: paymentLedger.currency,
      payerUserId: paymentLedger.payerUserId,
    })
    .from(walletReturns)
    .innerJoin(paymentLedger, eq(paymentLedger.id, walletReturns.ledgerId))
    .where(eq(walletReturns.ledgerId, ledgerId));
  return row;
}

/** @returns false if it is already decided */
export async function decideReturn(
  tx: Database,
  ledgerId: number,
  said: { decision: ReturnDecision; decidedAt: Date; decidedBy: number },
): Promise<boolean> {
  const rows = await tx
    .update(walletReturns)
    .set(said)
    .where(and(eq(walletReturns.ledgerId, ledgerId), isNull(walletReturns.decision)))
    .returning({ id: walletReturns.ledgerId });
  return rows.length > 0;
}

/**
 * Orders of wallet purchases whose money may still be returned, limited to one share.
 * @param share undefined: all of them
 */
export async function ordersToCheck(
  db: Database,
  { since, share, limit }: { since: Date; share: { of: number; number: number } | undefined; limit: number },
): Promise<string[]> {
  const isInShare = share && sql`${paymentLedger.id} % ${share.of} = ${share.number}`;
  const isRefunded = sql<boolean>`(
    select coalesce(sum(r.cents), 0) >= ${paymentLedger.cents} from payment_ledger r
    where r.capture_id = ${paymentLedger.captureId} and r.step = 'refunded')`;
  const rows = await db
    .select({ orderId: paymentLedger.orderId })
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.step, 'verified'),
        eq(paymentLedger.method, 'wallet'),
        gt(paymentLedger.at, since),
        sql`not ${isRefunded}`,
        isInShare,
      ),
    )
    .orderBy(asc(paymentLedger.id))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}
