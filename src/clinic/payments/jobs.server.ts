import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { returnJobs } from './attention/returns.server.ts';
import type { PaymentsDeps } from './deps.server.ts';
import * as claimQueries from './orders/queries.server.ts';
import { poll, reconcileOrder } from './orders/reconcile.server.ts';
import { pollOrder } from './orders/service.server.ts';
import * as queries from './queries.server.ts';
import { sendByMail, sendReceipt } from './receipts/letters.server.ts';
import { sendRefund } from './refunds/service.server.ts';
import { endIfReturned, tryRefund } from './refunds/worker.server.ts';
import { ignoreAway } from './wallet/wallet.server.ts';

/** Takes up what a killed process left lying: looks and refunds whose job is lost. */
const resume = job<{ overdueByMs?: number }>('payments.take-up');

/** Overdue by this long, a job is taken for lost; one that was only late ends by itself. */
const lostAfterMs = 30_000;

/**
 * A process that starts often follows one that was killed, and somebody may be sitting before the screen: it waits for
 * nothing. What another instance is at work on is done twice then, which changes nothing.
 */
const atStart = { overdueByMs: 0 };

/** More than a clinic has open at once; the rest waits for the next minute. */
const atOnce = 200;

/** Notices are kept so that a second delivery is known; wallets repeat them for days (PayPal: three). */
const keepNoticesMs = 90 * 86_400_000;

export const paymentJobs = (deps: PaymentsDeps): JobHandler[] => [
  handler(sendReceipt, ({ receiptId }) => sendByMail(deps, receiptId)),
  ...returnJobs(deps),
  handler(pollOrder, ({ claimId }) => poll(deps, claimId)),
  handler(sendRefund, async ({ refundRowId }) => {
    const orderId = await tryRefund(deps, refundRowId);
    if (orderId === null) return;
    // The money goes back by another way: what the wallet knows of it is written down.
    await reconcileOrder(deps, orderId).catch(ignoreAway);
    await endIfReturned(deps, refundRowId);
  }),
  {
    ...handler(resume, async ({ overdueByMs = lostAfterMs }) => {
      const now = deps.clock.now().getTime();
      const before = new Date(now - overdueByMs);
      const claims = await claimQueries.overdueClaims(deps.db, before, atOnce);
      const overdue = await queries.overdueRefunds(deps.db, before, atOnce);
      // Begun anew as jobs, not done here: where the wallet hangs, each takes seconds.
      await inTransaction(deps.db, async (tx) => {
        for (const { id } of claims) await deps.jobs.enqueue(tx, pollOrder, { claimId: id });
        for (const { id } of overdue) await deps.jobs.enqueue(tx, sendRefund, { refundRowId: id });
      });
      await queries.deleteNoticesBefore(deps.db, new Date(now - keepNoticesMs));
    }),
    cron: '* * * * *',
    atStart,
  },
];
