import { handler, type JobHandler, job } from '#platform/operations/jobs.server.ts';
import { type Database, inTransaction, isDatabaseUnreachable } from '#platform/postgres/database.server.ts';
import { addDays } from '#platform/time/calendar-days.ts';
import { billingInput, lastValidDay, madridDayOf } from './billing-state.server.ts';
import { deleteAgreedBefore } from './buying/queries.server.ts';
import { expireSessions, lockSubscription } from './credits/service.server.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { endingLetter, instalmentLetter, lapsedLetter } from './letters.server.ts';
import { letterFacts, notifyOnce } from './notify.server.ts';
import { findDue, setSubscription } from './queries.server.ts';
import {
  endingNoticeDays,
  graceDays,
  hasEnded,
  hasLapsed,
  isActive,
  isEndingNoticeDue,
  isPaymentRequestDue,
  requestBeforeDays,
} from './rules/billing-rules.ts';

/** Runs due tasks of plans: requests instalments, announces ends, writes off sessions. */
const maintainPlans = job('subscriptions.look-after');

export const subscriptionJobs = (deps: SubscriptionsDeps): JobHandler[] => [
  // Hourly, so that downtime at night does no harm. Idempotent.
  { ...handler(maintainPlans, () => maintainAll(deps)), cron: '41 * * * *', atStart: {} },
];

/** Retention of agreed terms, longer than a wallet review (`reviewMs` of payments, a month). */
const agreedTermsRetentionMs = 40 * 86_400_000;

/**
 * Processes each subscription separately, so that one failure does not block the others.
 * @throws AggregateError at the end, so that the job is retried and the failure visible
 */
async function maintainAll(deps: SubscriptionsDeps): Promise<void> {
  const now = deps.clock.now();
  await deleteAgreedBefore(deps.db, new Date(now.getTime() - agreedTermsRetentionMs));
  const failures = new Map<number, unknown>();
  const soon = new Date(now.getTime() + (endingNoticeDays + 1) * 86_400_000);
  const billedBy = addDays(madridDayOf(now), requestBeforeDays);
  for (const id of await findDue(deps.db, { billedBy, endingBy: soon }))
    await inTransaction(deps.db, (tx) => maintainOne(deps, tx, id, now)).catch((error: unknown) => {
      if (isDatabaseUnreachable(error)) throw error;
      failures.set(id, error);
    });
  if (failures.size > 0) {
    const ids = [...failures.keys()].join(', ');
    throw new AggregateError(failures.values(), `some subscriptions could not be looked after: ${ids}`);
  }
}

async function maintainOne(deps: SubscriptionsDeps, tx: Database, id: number, now: Date): Promise<void> {
  const held = await lockSubscription(tx, id);
  const terms = billingInput(held);
  const today = madridDayOf(now);
  const told = () => letterFacts(deps, held);
  const { nextPayment } = told();
  if (isPaymentRequestDue(terms, today) && nextPayment !== null) {
    const compose = () => ({
      kind: 'subscription.instalment',
      ...instalmentLetter({ ...told(), nextPayment }, graceDays),
    });
    const about = `instalment:${held.paymentsMade + 1}`;
    await notifyOnce(tx, held, about, compose, now);
  }
  if (held.active && !isActive(terms, today)) {
    await setSubscription(tx, id, { active: false });
    // Cancelled or ended plans were notified before.
    if (hasLapsed(terms, today) && !terms.cancelled && !hasEnded(terms, today))
      await notifyOnce(
        tx,
        held,
        `lapsed:${held.paymentsMade + 1}`,
        () => ({ kind: 'subscription.lapsed', ...lapsedLetter(told()) }),
        now,
      );
  }
  const tellsOfEnd = isEndingNoticeDue(terms, today) && held.sessionsLeft > 0 && hasLongDays(held);
  if (tellsOfEnd)
    await notifyOnce(
      tx,
      held,
      `ending:${lastValidDay(held)}`,
      () => ({ kind: 'subscription.ending', ...endingLetter(told()) }),
      now,
    );
  await expireSessions(tx, held, now);
}

/** One-month packages state their end on purchase. */
const hasLongDays = ({ validityMonths }: { validityMonths: number }) => validityMonths > 1;
