import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Notice, Wallet } from '../deps.ts';
import type { FaultName } from '../faults/fault-names.ts';
import type { CallOutcome } from '../faults/faults.ts';
import { type EventType, queueNotice } from '../notices/notices.ts';
import type { RefundBody } from '../rest/bodies.ts';
import { WalletError } from '../rest/errors.ts';
import { newId } from '../rest/ids.ts';
import { captureDocument, refundDocument, requireCapture } from '../sheet/documents.ts';
import { type RefundStatus, refunds } from '../tables.ts';
import { parseCents, sum } from './amounts.ts';
import {
  findMadeBefore,
  lockOrder,
  type OrderWithMoney,
  orderOf,
  readOrder,
  rememberRequest,
} from './ledger.ts';

/** PayPal refunds captures for 180 days. */
const refundableMs = 180 * 24 * 60 * 60 * 1_000;

/** Reads a capture. @throws WalletError if it does not exist */
export async function showCapture({ db }: Wallet, id: string): Promise<CallOutcome> {
  return {
    status: 200,
    body: captureDocument(await readOrder(db, await requireOrderOf(db, 'capture', id)), id),
  };
}

/** Reads a refund. @throws WalletError if it does not exist */
export async function showRefund({ db }: Wallet, id: string): Promise<CallOutcome> {
  return {
    status: 200,
    body: refundDocument(await readOrder(db, await requireOrderOf(db, 'refund', id)), id),
  };
}

/** The order of a capture or refund. @throws WalletError if it does not exist */
export async function requireOrderOf(db: Database, kind: 'capture' | 'refund', id: string): Promise<string> {
  const orderId = await orderOf(db, kind, id);
  if (orderId === null) throw new WalletError('INVALID_RESOURCE_ID');
  return orderId;
}

type Refunding = {
  captureId: string;
  wish: RefundBody;
  requestId?: string | undefined;
  fault?: FaultName | undefined;
};

/** Refunds the rest of a capture or a part of it; once per request id. */
export const refund = (
  wallet: Wallet,
  { captureId, wish, requestId, fault }: Refunding,
): Promise<CallOutcome> =>
  inTransaction(wallet.db, async (tx) => {
    const key = requestId && `refund:${captureId}:${requestId}`;
    const orderId = await requireOrderOf(tx, 'capture', captureId);
    await lockOrder(tx, orderId);
    const before = await readOrder(tx, orderId);
    const made = await findMadeBefore(tx, key);
    if (made) return { status: 200, body: refundDocument(before, made) };
    const now = wallet.clock.now();
    if (fault === 'too_old') throw new WalletError('REFUND_TIME_LIMIT_EXCEEDED');
    const cents = centsToReturn(before, captureId, wish, now);
    const id = newId();
    const status = fault === 'refund_pending' ? 'PENDING' : 'COMPLETED';
    await rememberRequest(tx, key, id);
    await tx.insert(refunds).values({ id, captureId, status, cents, createdAt: now, updatedAt: now });
    const after = await readOrder(tx, orderId);
    return {
      status: 201,
      body: refundDocument(after, id),
      notices: [await queueRefundNotice(tx, wallet, after, id)],
    };
  });

/**
 * The amount to refund in cents. Pending refunds count as refunded, so that two cannot exceed the captured
 * amount. @throws WalletError
 */
function centsToReturn(
  dossier: OrderWithMoney,
  captureId: string,
  { amount }: RefundBody,
  now: Date,
): number {
  const { capture, unit } = requireCapture(dossier, captureId);
  if (capture.status !== 'COMPLETED') throw new WalletError('REFUND_NOT_ALLOWED');
  if (now.getTime() - capture.createdAt.getTime() > refundableMs)
    throw new WalletError('REFUND_TIME_LIMIT_EXCEEDED');
  const own = dossier.refunds.filter((row) => row.captureId === captureId && row.status !== 'FAILED');
  const left = capture.cents - sum(own);
  if (left === 0) throw new WalletError('CAPTURE_FULLY_REFUNDED');
  if (amount === undefined) return left;
  if (amount.currency_code !== unit.amount.currency_code)
    throw new WalletError('REFUND_CAPTURE_CURRENCY_MISMATCH');
  const cents = parseCents(amount.value);
  if (cents === 0) throw new WalletError('CANNOT_BE_ZERO_OR_NEGATIVE');
  if (cents > left) throw new WalletError('REFUND_AMOUNT_EXCEEDED');
  return cents;
}

const refundEvents: Record<RefundStatus, EventType> = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
};

/** Queues the notice about a refund's status. */
export function queueRefundNotice(
  tx: Database,
  wallet: Wallet,
  dossier: OrderWithMoney,
  refundId: string,
): Promise<Notice> {
  const resource = refundDocument(dossier, refundId);
  return queueNotice(tx, wallet, {
    type: refundEvents[resource.status],
    orderId: dossier.order.id,
    resource,
  });
}
