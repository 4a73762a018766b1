import type { Database } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { findPayable } from '../payables.server.ts';
import { findVerdict, isWhollyRefunded } from '../queries.server.ts';
import * as queries from './queries.server.ts';

/**
 * Stores that money of a purchase was returned at the wallet without us. A refund of ours whose response was
 * lost does not count: its row is still open. Runs under the order's lock.
 */
export async function recordReturn(
  { payables }: Pick<PaymentsDeps, 'payables'>,
  tx: Database,
  { reference, captureId, refundId }: { reference: string; captureId: string; refundId: string },
  now: Date,
): Promise<void> {
  if ((await findVerdict(tx, captureId)) !== 'verified') return;
  if (await queries.hasOpenRefund(tx, captureId)) return;
  const isWhole = await isWhollyRefunded(tx, captureId);
  const needsDecision = await findPayable(payables, reference)?.returned.note(
    tx,
    { reference, isWhole },
    now,
  );
  if (needsDecision === true) await queries.addReturn(tx, { refundId, reference, isWhole });
}
