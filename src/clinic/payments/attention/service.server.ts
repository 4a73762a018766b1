import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { listDeskRefundsDue } from '../desk/queries.server.ts';
import { reconcileOrder } from '../orders/reconcile.server.ts';
import { appendToLedger, findRefund, lockCapture, lockTillShared, newDeskId } from '../queries.server.ts';
import { issueMissingReceipts } from '../receipts/service.server.ts';
import { type DeskMethod, deskMethods } from '../references.ts';
import { openReturns } from '../returned/queries.server.ts';
import { ignoreUnreachable } from '../wallet/rest.server.ts';
import { type MoneyMatter, noteReturned } from './contract.ts';
import { closeRefusedRefund, isReturnedAtWallet, openReviews, refusedRefunds } from './queries.server.ts';

const refuse = refusing(noteReturned.refusals);

type Row = Awaited<ReturnType<typeof refusedRefunds>>[number];

const present = (
  kind: MoneyMatter['kind'],
  { name, phone, email, at, ...row }: Row,
  method: DeskMethod | null = null,
  isWhole: boolean | null = null,
): MoneyMatter => ({
  ...row,
  kind,
  method,
  isWhole,
  at: at.toISOString(),
  payer: name === null ? null : { name, phone, email },
});

export async function moneyMatters(db: Database): Promise<MoneyMatter[]> {
  const [refused, reviews, atDesk, returned] = await Promise.all([
    refusedRefunds(db),
    openReviews(db),
    listDeskRefundsDue(db),
    openReturns(db),
  ]);
  return [
    ...returned.map(({ isWhole, currency, ...row }) =>
      present('wallet_return', { ...row, currency: currency ?? '' }, null, isWhole),
    ),
    ...atDesk.map(({ method, cardPhone, ...row }) =>
      present(
        'desk_return',
        { ...row, phone: row.phone ?? cardPhone, reason: null },
        deskMethods.find((one) => one === method) ?? null,
      ),
    ),
    ...refused.map((row) => present('refund_refused', row)),
    ...reviews.map((row) => present('under_review', { ...row, currency: row.currency ?? '' })),
  ];
}

/**
 * Records that refused money was returned by other means and issues the refund receipt. Reads the order first,
 * because someone may have returned it in the wallet's own screens. The wallet's steps stay in the ledger.
 * @param how how it was returned, for the books
 * @throws Refusal `not_found` when there is no such refund or it is closed; `returned_at_wallet`
 */
export async function noteReturnedByHand(
  deps: PaymentsDeps,
  actor: Person,
  id: number,
  said: z.output<NonNullable<typeof noteReturned.body>>,
): Promise<void> {
  const row = await findRefund(deps.db, id);
  if (row?.state !== 'refused') throw refuse('not_found');
  await reconcileOrder(deps, row.orderId).catch(ignoreUnreachable);
  const { state } = (await findRefund(deps.db, id)) ?? row;
  if (state !== 'refused' && (await isReturnedAtWallet(deps.db, row.captureId)))
    throw refuse('returned_at_wallet');
  await recordReturnByHand(deps, actor, id, said);
}

const recordReturnByHand = (
  deps: PaymentsDeps,
  actor: Person,
  id: number,
  { how, method }: z.output<NonNullable<typeof noteReturned.body>>,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const ended = await closeRefusedRefund(tx, id);
    if (ended === undefined) throw refuse('not_found');
    const { reference, orderId, captureId, payerUserId, cents, currency } = ended;
    await lockCapture(tx, captureId);
    await lockTillShared(tx);
    const line = { reference, orderId, captureId, payerUserId, cents, currency, method };
    await appendToLedger(tx, {
      at,
      step: 'refunded',
      ...line,
      refundId: newDeskId(),
      reason: 'by_hand',
      enteredBy: actor.userId,
    });
    await record(tx, {
      at,
      actor,
      action: 'payment.returned-by-hand',
      subject: reference,
      detail: { cents, how },
    });
    await issueMissingReceipts(deps, tx, { reference, orderId }, at);
  });
