import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { paymentLedger, refunds } from '../tables.server.ts';

const laterStep = alias(paymentLedger, 'later');
const payer = {
  name: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
  phone: users.phone,
  email: users.email,
};

export const refusedRefunds = (db: Database) =>
  db
    .select({
      id: refunds.id,
      cents: refunds.cents,
      currency: refunds.currency,
      reference: refunds.reference,
      reason: sql<string | null>`(
        select l.reason from payment_ledger l
        where l.capture_id = ${refunds.captureId} and l.step = 'refund_refused' order by l.id desc limit 1)`,
      at: refunds.createdAt,
      ...payer,
    })
    .from(refunds)
    .leftJoin(users, and(eq(users.id, refunds.payerUserId), isNull(users.closedAt)))
    .where(eq(refunds.state, 'refused'))
    .orderBy(asc(refunds.id));

const isOpenReview = (db: Database) =>
  and(
    eq(paymentLedger.step, 'pending'),
    notExists(
      db
        .select({ one: sql`1` })
        .from(laterStep)
        .where(and(eq(laterStep.captureId, paymentLedger.captureId), gt(laterStep.id, paymentLedger.id))),
    ),
  );

/** Captures under review without any later step. */
export const openReviews = (db: Database) =>
  db
    .select({
      id: paymentLedger.id,
      cents: paymentLedger.cents,
      currency: paymentLedger.currency,
      reference: paymentLedger.reference,
      reason: paymentLedger.reason,
      at: paymentLedger.at,
      ...payer,
    })
    .from(paymentLedger)
    .leftJoin(users, and(eq(users.id, paymentLedger.payerUserId), isNull(users.closedAt)))
    .where(isOpenReview(db))
    .orderBy(asc(paymentLedger.id));

/**
 * Closes a refund refused by the wallet. @returns its reference and amount; undefined if there is none or it is
 * closed
 */
export async function closeRefusedRefund(tx: Database, id: number) {
  const [row] = await tx
    .update(refunds)
    .set({ state: 'done' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'refused')))
    .returning();
  return row;
}

/** Whether money of this capture was returned in the wallet's own screens. */
export const isReturnedAtWallet = async (db: Database, captureId: string): Promise<boolean> =>
  (await db.$count(
    paymentLedger,
    and(
      eq(paymentLedger.captureId, captureId),
      eq(paymentLedger.step, 'refunded'),
      eq(paymentLedger.reason, 'seen_at_wallet'),
    ),
  )) > 0;

export const countOpenReviews = (db: Database): Promise<number> => db.$count(paymentLedger, isOpenReview(db));

export const countOpenRefunds = (db: Database) =>
  Promise.all(
    (['due', 'refused'] as const).map(async (state) => ({
      state,
      count: await db.$count(refunds, eq(refunds.state, state)),
    })),
  );
