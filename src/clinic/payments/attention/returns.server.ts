import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { payAgainLetter } from '../letters.server.ts';
import { reconcileOrder } from '../orders/reconcile.server.ts';
import { findPayable } from '../payables.server.ts';
import { parseReference } from '../references.ts';
import * as queries from '../returned/queries.server.ts';
import type { ReturnDecision } from '../terms.ts';
import { ignoreUnreachable } from '../wallet/rest.server.ts';
import { decideReturned } from './contract.ts';

const refuse = refusing(decideReturned.refusals);

/**
 * Decides about a purchase whose payment was returned outside the app.
 * @throws Refusal `not_found` if there is no such return or it is already decided; `part_only`, `plan_stays`;
 * those of a cancellation
 */
export async function decideReturn(
  deps: PaymentsDeps,
  actor: Person,
  id: number,
  decision: ReturnDecision,
): Promise<void> {
  const row = await queries.findReturn(deps.db, id);
  const payable = row && findPayable(deps.payables, row.reference);
  if (row === undefined || payable === undefined || row.decision !== null) throw refuse('not_found');
  const { reference, isWhole, cents, currency, payerUserId } = row;
  if (decision === 'ask' && !isWhole) throw refuse('part_only');
  if (decision === 'cancel') {
    if (payable.returned.cancel === undefined) throw refuse('plan_stays');
    // In its own transaction: if the next step fails, cancelling again changes nothing.
    await payable.returned.cancel(actor, reference);
  }
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const said = { decision, decidedAt: now, decidedBy: actor.userId };
    if (!(await queries.decideReturn(tx, id, said))) throw refuse('not_found');
    if (decision === 'keep') await payable.returned.keep(tx, reference, now);
    if (decision === 'ask') {
      const kind = parseReference(reference)?.type ?? 'appointment';
      const compose = () => ({
        kind: 'payment.pay-again',
        cause: 'payment' as const,
        ...payAgainLetter({ cents, currency: currency ?? 'EUR' }, kind),
      });
      await notifyHolder(tx, payerUserId, compose, now);
    }
    await record(tx, {
      at: now,
      actor,
      action: `payment.return-${decision}`,
      subject: reference,
      detail: { cents },
    });
  });
}

/** Reads recent purchases again: a webhook about a refund or dispute may have been lost. */
const findReturns = job<{ all?: boolean }>('payments.find-returns');

/** PayPal allows refunds for 180 days, and disputes to be opened for as long. */
const refundWindowMs = 180 * 86_400_000;

/** Each order is read once a day: every hour one share of them. */
const sharesPerDay = 24;

const batchSize = 500;

export const returnJobs = (deps: PaymentsDeps): JobHandler[] => [
  {
    ...handler(findReturns, async ({ all = false }) => {
      const now = deps.clock.now();
      const share = all ? undefined : { of: sharesPerDay, number: now.getUTCHours() };
      const since = new Date(now.getTime() - refundWindowMs);
      // Sequential: it is not urgent, and it spares the wallet's API.
      for (const orderId of await queries.ordersToCheck(deps.db, { since, share, limit: batchSize }))
        await reconcileOrder(deps, orderId).catch(ignoreUnreachable);
    }),
    cron: '23 * * * *',
  },
];
