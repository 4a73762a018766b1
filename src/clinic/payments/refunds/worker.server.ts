import { clinicMailbox, queueMessage } from '#clinic/notifications/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { refundByHandLetter, refundedLetter } from '../letters.server.ts';
import * as queries from '../queries.server.ts';
import { issueMissingReceipts } from '../receipts/service.server.ts';
import { isPartialRefund, nextRefundTryInMs } from '../rules.ts';
import type { RefundRow } from '../tables.server.ts';
import { WalletUnreachable } from '../wallet/rest.server.ts';
import { WalletRefused } from '../wallet/wallet.server.ts';
import { sendRefund } from './service.server.ts';

/** Issues that no retry can change; all others are retried. */
const permanentIssues = new Set([
  'REFUND_TIME_LIMIT_EXCEEDED',
  'REFUND_NOT_ALLOWED',
  'REFUND_FAILED',
  'REFUND_AMOUNT_EXCEEDED',
  'RESOURCE_NOT_FOUND',
  'INVALID_RESOURCE_ID',
]);

/**
 * Requests one queued refund from the wallet. Safe to repeat: the request id makes it idempotent.
 * @returns the order to read again if the wallet reports nothing left to refund, before `closeIfReturned`
 */
export async function tryRefund(deps: PaymentsDeps, refundRowId: number): Promise<string | null> {
  const { db, clock, wallet } = deps;
  const row = await queries.findRefund(db, refundRowId);
  if (row === undefined || row.state !== 'due') return null;
  if (row.method === 'credit') return finish(deps, row, queries.newDeskId()).then(() => null);
  if (row.method !== 'wallet') return null;
  try {
    const { id: refundId, status } = await wallet.refund(row);
    if (status === 'COMPLETED') await finish(deps, row, refundId);
    else if (status === 'PENDING') await scheduleRetry(deps, row);
    else await giveUp(deps, row, status);
  } catch (error) {
    if (error instanceof WalletRefused && error.issue === 'CAPTURE_FULLY_REFUNDED') return row.orderId;
    if (error instanceof WalletRefused && permanentIssues.has(error.issue))
      await giveUp(deps, row, error.issue);
    else if (error instanceof WalletRefused || error instanceof WalletUnreachable) {
      deps.log.warn({ refund: row.id, at: clock.now(), reason: error.message }, 'a refund has to wait');
      await scheduleRetry(deps, row);
    } else throw error;
  }
  return null;
}

/**
 * Ends a queued refund that was made by other means, according to a fresh reading. The wallet also reports "nothing
 * left" for pending refunds, which may still fail, so ours stays due until one is made.
 */
export async function closeIfReturned(deps: PaymentsDeps, refundRowId: number): Promise<void> {
  const row = await queries.findRefund(deps.db, refundRowId);
  if (row === undefined) return;
  if (!(await queries.isWhollyRefunded(deps.db, row.captureId))) return scheduleRetry(deps, row);
  await inTransaction(deps.db, async (tx) => void (await queries.setRefund(tx, row.id, { state: 'done' })));
}

const lineOf = (row: RefundRow) => {
  const { reference, orderId, captureId, payerUserId, cents, currency, reason, method, creditAccountId } =
    row;
  return { reference, orderId, captureId, payerUserId, cents, currency, reason, method, creditAccountId };
};

async function finish(deps: PaymentsDeps, row: RefundRow, refundId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    // State first: a concurrent attempt waits here and then has nothing to do, unless the first was refused. The
    // ledger records what was refunded in any case.
    const isEnd = (await queries.setRefund(tx, row.id, { state: 'done' })).length > 0;
    // Wallet refunds are deduplicated by the ledger; credit only by the state.
    if (!isEnd && row.method === 'credit') return;
    if (row.method !== 'wallet') await queries.lockTillShared(tx);
    const isNew = await queries.appendToLedger(tx, { at: now, step: 'refunded', refundId, ...lineOf(row) });
    if (!isEnd && !isNew) return;
    await notifyReturned(tx, row, now);
    // Last, because it locks the receipt series.
    await issueMissingReceipts(deps, tx, row, now);
  });
}

async function notifyReturned(tx: Database, row: RefundRow, now: Date): Promise<void> {
  const paid = await queries.findPurchase(tx, row.captureId);
  const isPart = paid !== undefined && isPartialRefund(paid, row.cents);
  const hasReceipt = paid !== undefined;
  const compose = () => ({
    kind: 'payment.refunded',
    cause: 'payment' as const,
    ...refundedLetter({ ...row, isPart, hasReceipt }),
  });
  await notifyHolder(tx, row.payerUserId, compose, now);
}

async function scheduleRetry({ db, clock, jobs }: PaymentsDeps, row: RefundRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    const nextTryAt = new Date(clock.now().getTime() + nextRefundTryInMs(row.tries));
    const changed = await queries.setRefund(tx, row.id, { tries: row.tries + 1, nextTryAt });
    if (changed.length > 0) await jobs.enqueue(tx, sendRefund, { refundRowId: row.id }, nextTryAt);
  });
}

/** The wallet refuses permanently, so the clinic is notified to return the money by other means. */
async function giveUp({ db, clock }: PaymentsDeps, row: RefundRow, issue: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    if ((await queries.setRefund(tx, row.id, { state: 'refused' })).length === 0) return;
    await queries.appendToLedger(tx, { at: now, step: 'refund_refused', ...lineOf(row), reason: issue });
    const compose = () => ({
      kind: 'payment.refund-by-hand',
      cause: 'payment' as const,
      ...refundByHandLetter(row, issue),
    });
    await queueMessage(tx, clinicMailbox(), compose, now);
  });
}
