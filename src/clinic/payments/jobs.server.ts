import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { returnJobs } from './attention/returns.server.ts';
import type { PaymentsDeps } from './deps.server.ts';
import * as claimQueries from './orders/queries.server.ts';
import { poll, reconcileOrder } from './orders/reconcile.server.ts';
import { pollOrder } from './orders/service.server.ts';
import * as queries from './queries.server.ts';
import { queueReceiptLetter, sendReceipt } from './receipts/letters.server.ts';
import { sendRefund } from './refunds/service.server.ts';
import { closeIfReturned, tryRefund } from './refunds/worker.server.ts';
import { ignoreUnreachable } from './wallet/rest.server.ts';

/** Resumes order polls and refunds whose job was lost with a killed process. */
const resume = job<{ overdueByMs?: number }>('payments.take-up');

/** A job overdue by this long counts as lost; one that is merely late finishes by itself. */
const lostAfterMs = 30_000;

/**
 * At startup nothing waits for `lostAfterMs`: a process was probably killed, and a user may be waiting. Repeating
 * another instance's work is harmless.
 */
const atStart = { overdueByMs: 0 };

/** Batch size, above what a clinic has open at once; the rest waits a minute. */
const batchSize = 200;

/** Retention of notices for deduplication; wallets repeat them for days (PayPal: three). */
const noticeRetentionMs = 90 * 86_400_000;

export const paymentJobs = (deps: PaymentsDeps): JobHandler[] => [
  handler(sendReceipt, (receipts) => queueReceiptLetter(deps, receipts)),
  ...returnJobs(deps),
  handler(pollOrder, ({ claimId }) => poll(deps, claimId)),
  handler(sendRefund, async ({ refundRowId }) => {
    const orderId = await tryRefund(deps, refundRowId);
    if (orderId === null) return;
    // The money is returned by other means, but the wallet's refunds are still recorded.
    await reconcileOrder(deps, orderId).catch(ignoreUnreachable);
    await closeIfReturned(deps, refundRowId);
  }),
  {
    ...handler(resume, async ({ overdueByMs = lostAfterMs }) => {
      const now = deps.clock.now().getTime();
      const before = new Date(now - overdueByMs);
      const claims = await claimQueries.overdueClaims(deps.db, before, batchSize);
      const overdue = await queries.overdueRefunds(deps.db, before, batchSize);
      // Queued as jobs, because each takes seconds when the wallet hangs.
      await inTransaction(deps.db, async (tx) => {
        for (const { id } of claims) await deps.jobs.enqueue(tx, pollOrder, { claimId: id });
        for (const { id } of overdue) await deps.jobs.enqueue(tx, sendRefund, { refundRowId: id });
      });
      await queries.deleteNoticesBefore(deps.db, new Date(now - noticeRetentionMs));
    }),
    cron: '* * * * *',
    atStart,
  },
];
