import { job } from '#platform/operations/jobs.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import * as queries from '../queries.server.ts';
import { maxOpenOrdersPerItem, maxOpenOrdersPerPayer, nextPollInMs } from '../rules.ts';
import type { WalletOrderRow } from '../tables.server.ts';
import * as claimQueries from './queries.server.ts';

/** Reads a reported order again until it is settled or abandoned. */
export const pollOrder = job<{ claimId: number }>('payments.look-at-order');

type Claimed = Pick<WalletOrderRow, 'orderId' | 'reference' | 'payerUserId'>;

/**
 * Stores a claim and starts polling its order. Polls cost requests, so claims per item and user are limited: the
 * oldest unapproved ones are abandoned, and a late payment for one is found by the wallet's notice or the user's
 * report. Lock order: the order, the payer, then appointments.
 */
export async function claimOrder(
  { jobs }: Pick<PaymentsDeps, 'jobs'>,
  tx: Database,
  { orderId, reference, payerUserId }: Claimed,
  now: Date,
): Promise<void> {
  const nextLookAt = new Date(now.getTime() + (nextPollInMs(0, 'waiting') ?? 0));
  const claimed = { orderId, reference, payerUserId };
  if (payerUserId !== null) await claimQueries.lockClaimsOf(tx, payerUserId);
  const added = await claimQueries.addClaim(tx, { ...claimed, reportedAt: now, nextLookAt });
  const claimId = added ?? (await claimQueries.reopenClaim(tx, claimed, { reportedAt: now, nextLookAt }));
  if (claimId === undefined) return;
  if (payerUserId !== null) {
    await claimQueries.retireClaims(
      tx,
      { reference, payerUserId },
      { besides: claimId, kept: maxOpenOrdersPerItem - 1 },
    );
    await claimQueries.retireClaims(
      tx,
      { payerUserId },
      { besides: claimId, kept: maxOpenOrdersPerPayer - 1 },
    );
  }
  if (added !== undefined) await queries.appendToLedger(tx, { at: now, step: 'reported', ...claimed });
  await jobs.enqueue(tx, pollOrder, { claimId }, nextLookAt);
}
