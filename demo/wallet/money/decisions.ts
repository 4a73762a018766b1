import { and, eq } from 'drizzle-orm';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { Wallet } from '../deps.ts';
import type { CallOutcome } from '../faults/faults.ts';
import { queueNotice } from '../notices/notices.ts';
import { WalletError } from '../rest/errors.ts';
import { captureDocument, refundDocument } from '../sheet/documents.ts';
import { captures, refunds } from '../tables.ts';
import { lockOrder, readOrder } from './ledger.ts';
import { queueRefundNotice, requireOrderOf } from './payments.ts';

/** Completes or declines a PENDING capture, as the wallet's staff would. */
export const decideCapture = (
  wallet: Wallet,
  id: string,
  status: 'COMPLETED' | 'DECLINED',
): Promise<CallOutcome> =>
  inTransaction(wallet.db, async (tx) => {
    const orderId = await requireOrderOf(tx, 'capture', id);
    await lockOrder(tx, orderId);
    const changed = await tx
      .update(captures)
      .set({ status, updatedAt: wallet.clock.now() })
      .where(and(eq(captures.id, id), eq(captures.status, 'PENDING')))
      .returning();
    if (changed.length === 0) throw new WalletError('ALREADY_DECIDED');
    const resource = captureDocument(await readOrder(tx, orderId), id);
    const type = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED';
    return {
      status: 200,
      body: resource,
      notices: [await queueNotice(tx, wallet, { type, orderId, resource })],
    };
  });

/** Completes or fails a PENDING refund, as the wallet's staff would. */
export const decideRefund = (
  wallet: Wallet,
  id: string,
  status: 'COMPLETED' | 'FAILED',
): Promise<CallOutcome> =>
  inTransaction(wallet.db, async (tx) => {
    const orderId = await requireOrderOf(tx, 'refund', id);
    await lockOrder(tx, orderId);
    const changed = await tx
      .update(refunds)
      .set({ status, updatedAt: wallet.clock.now() })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'PENDING')))
      .returning();
    if (changed.length === 0) throw new WalletError('ALREADY_DECIDED');
    const dossier = await readOrder(tx, orderId);
    return {
      status: 200,
      body: refundDocument(dossier, id),
      notices: [await queueRefundNotice(tx, wallet, dossier, id)],
    };
  });
