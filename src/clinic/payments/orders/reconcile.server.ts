import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { findPayable } from '../payables.server.ts';
import * as queries from '../queries.server.ts';
import { sendReceipt } from '../receipts/letters.server.ts';
import { issueMissingReceipts } from '../receipts/service.server.ts';
import { applyReading, currency, type Payment, type Reconciled } from '../reconciliation/service.server.ts';
import { captureAfterMs, interpretOrder, isOrderId, nextPollInMs } from '../rules.ts';
import type { WalletOrderRow } from '../tables.server.ts';
import { WalletUnreachable } from '../wallet/rest.server.ts';
import { WalletRefused } from '../wallet/wallet.server.ts';
import * as claimQueries from './queries.server.ts';
import { claimOrder, pollOrder } from './service.server.ts';

/** The database's clock starts the job and ours checks the time; this tolerates their difference. */
const clockMarginMs = 2_000;

/**
 * Reads an order at the wallet and settles it. Idempotent and safe under concurrency: the order's lock and the
 * ledger's unique indexes make each capture count once.
 * @throws WalletUnreachable; then nothing has changed
 */
export async function reconcileOrder(deps: PaymentsDeps, orderId: string): Promise<Reconciled> {
  if (!isOrderId(orderId)) return { status: 'unknown' };
  const ourselves = { payee: deps.merchantId, installation: await deps.installation() };
  const reading = interpretOrder(await deps.wallet.readOrder(orderId), ourselves);
  if (reading.status === 'unknown') return { status: 'unknown' };
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await queries.lockOrder(tx, orderId);
    const claims = await claimQueries.claimsToReconcile(tx, orderId);
    const payment =
      'reference' in reading ? await identifyPayment(deps, tx, orderId, reading, claims, now) : null;
    if (payment === null) {
      for (const row of claims) await claimQueries.setClaim(tx, row.id, { state: 'done' });
      return { status: 'foreign' };
    }
    const reconciled = await applyReading(deps, tx, reading, payment);
    for (const row of await claimQueries.claimsOn(tx, orderId)) await updateClaim(tx, row, reconciled, now);
    // Last, because it locks the receipt series.
    if (reading.status === 'captured') await issueReceipts(deps, tx, payment, now);
    return reconciled;
  });
}

async function issueReceipts(deps: PaymentsDeps, tx: Database, payment: Payment, now: Date): Promise<void> {
  for (const receiptId of await issueMissingReceipts(deps, tx, payment, now))
    await deps.jobs.enqueue(tx, sendReceipt, { receiptId });
}

/**
 * Payer and item of an order; null if it is not ours. An order known only from a notice is claimed for its owner. An
 * order without a reference counts for the item first reported; it buys nothing and is refunded.
 */
async function identifyPayment(
  deps: PaymentsDeps,
  tx: Database,
  orderId: string,
  { reference }: { reference: string | null },
  claims: WalletOrderRow[],
  now: Date,
): Promise<Payment | null> {
  const [first] = claims;
  if (reference === null) return first ? { ...payerOf(first), orderId } : null;
  const payable = findPayable(deps.payables, reference);
  if (payable === undefined) return null;
  const known = claims.find((row) => row.reference === reference);
  if (known !== undefined) return { ...payerOf(known), orderId };
  const payerUserId = (await payable.find(tx, reference, now))?.ownerUserId ?? null;
  const payment = { reference, orderId, payerUserId };
  await claimOrder(deps, tx, payment, now);
  return payment;
}

const payerOf = ({ reference, payerUserId }: WalletOrderRow) => ({ reference, payerUserId });

const settled = new Set<Reconciled['status']>(['verified', 'rejected', 'declined']);

async function updateClaim(
  tx: Database,
  row: WalletOrderRow,
  reconciled: Reconciled,
  now: Date,
): Promise<void> {
  if (
    !('reference' in reconciled) ||
    row.reference !== reconciled.reference ||
    settled.has(reconciled.status)
  )
    await claimQueries.setClaim(tx, row.id, { state: 'done' });
  else if (reconciled.status === 'approved' && row.approvedSeenAt === null)
    await claimQueries.setClaim(tx, row.id, { approvedSeenAt: now });
}

/** Polls a claimed order once and schedules the next poll if needed. */
export async function poll(deps: PaymentsDeps, claimId: number): Promise<void> {
  const claimed = await claimQueries.findClaim(deps.db, claimId);
  const soon = deps.clock.now().getTime() + clockMarginMs;
  // Ends a second chain of polls, started because this one seemed lost.
  if (claimed === undefined || claimed.state !== 'open' || claimed.nextLookAt.getTime() > soon) return;
  let reconciled = await reconcileIfReachable(deps, claimed.orderId);
  if (reconciled?.status === 'approved' && (await shouldCapture(deps, claimed, reconciled))) {
    await capture(deps, claimed.orderId);
    reconciled = await reconcileIfReachable(deps, claimed.orderId);
  }
  await inTransaction(deps.db, (tx) => scheduleNext(deps, tx, claimed, reconciled));
}

async function reconcileIfReachable(deps: PaymentsDeps, orderId: string): Promise<Reconciled | null> {
  try {
    return await reconcileOrder(deps, orderId);
  } catch (error) {
    if (!(error instanceof WalletUnreachable)) throw error;
    deps.log.warn({ reason: error.message }, 'the wallet does not answer; the order is read again later');
    return null;
  }
}

async function scheduleNext(
  { clock, jobs }: PaymentsDeps,
  tx: Database,
  claimed: WalletOrderRow,
  reconciled: Reconciled | null,
): Promise<void> {
  const now = clock.now().getTime();
  const inMs = nextPollInMs(
    now - claimed.reportedAt.getTime(),
    reconciled === null ? 'away' : pollStateOf(reconciled),
  );
  if (inMs === null) return void (await claimQueries.endPoll(tx, claimed, { state: 'abandoned' }));
  const nextLookAt = new Date(now + inMs);
  if (await claimQueries.endPoll(tx, claimed, { nextLookAt }))
    await jobs.enqueue(tx, pollOrder, { claimId: claimed.id }, nextLookAt);
}

const pollStateOf = ({ status }: Reconciled) =>
  status === 'approved' || status === 'pending' || status === 'unknown' ? status : 'waiting';

/** True when the user has approved and the browser is gone: we capture only what exactly buys the item. */
async function shouldCapture(
  deps: PaymentsDeps,
  { approvedSeenAt, orderId }: WalletOrderRow,
  approved: Extract<Reconciled, { status: 'approved' }>,
): Promise<boolean> {
  const now = deps.clock.now();
  if (approvedSeenAt === null || now.getTime() + clockMarginMs - approvedSeenAt.getTime() < captureAfterMs)
    return false;
  const { reference } = approved;
  const item = await findPayable(deps.payables, reference)?.find(deps.db, reference, now, orderId);
  return item?.state === 'payable' && item.priceCents === approved.cents && approved.currency === currency;
}

/** The outcome is read afterwards, whatever the wallet responds. */
async function capture({ wallet, log }: PaymentsDeps, orderId: string): Promise<void> {
  try {
    await wallet.captureOrder(orderId);
  } catch (error) {
    if (!(error instanceof WalletUnreachable || error instanceof WalletRefused)) throw error;
    log.warn({ reason: error.message }, 'an approved order could not be captured');
  }
}
