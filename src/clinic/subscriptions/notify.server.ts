import type { Letter } from '#clinic/notifications/service.server.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { localizePath } from '#platform/language/language.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { lastValidDay } from './billing-state.server.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { boughtLetter, type PlanFacts } from './letters.server.ts';
import { perksOf } from './perks/service.server.ts';
import { findSubscription, isNoticeRecorded, recordNotice } from './queries.server.ts';
import { outstandingPayments } from './rules/plan-rules.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

/** Composes a letter about a plan, in the language of its owner. */
type ComposePlanLetter = () => Letter & { kind: string };

export const letterFacts = (
  { publicUrl }: Pick<SubscriptionsDeps, 'publicUrl'>,
  held: UserSubscriptionRow,
): PlanFacts => ({
  planName: held.planName,
  sessionsLeft: held.sessionsLeft,
  // Noon, because only the day matters.
  endsOn: instantOf(lastValidDay(held), '12:00'),
  nextPayment:
    held.nextBillingOn === null || held.cancelledAt !== null
      ? null
      : { on: instantOf(held.nextBillingOn, '12:00'), cents: held.priceCents },
  toCome:
    held.nextBillingOn === null || held.cancelledAt !== null
      ? null
      : outstandingPayments(held, held.paymentsOfRound),
  profileUrl: new URL(`${localizePath('/dashboard')}#subscriptions`, publicUrl).href,
});

/**
 * Queues a letter to the account that manages the plan, if there is an address: it leads to the profile. A plan exists
 * because it was paid for.
 */
export async function notify(
  tx: Database,
  { id }: Pick<UserSubscriptionRow, 'id'>,
  compose: ComposePlanLetter,
  now: Date,
  about: string | null = null,
): Promise<void> {
  const owner = (await findSubscription(tx, id))?.userId ?? null;
  await notifyHolder(tx, owner, () => ({ cause: 'payment', about, ...compose() }), now);
}

/** Queues a letter once per `about`. The caller must have locked the subscription. */
export async function notifyOnce(
  tx: Database,
  held: UserSubscriptionRow,
  about: string,
  compose: ComposePlanLetter,
  now: Date,
): Promise<void> {
  const notice = { subscriptionId: held.id, about };
  if (await isNoticeRecorded(tx, notice)) return;
  await notify(tx, held, compose, now, `subscription:${held.id}:${about}`);
  await recordNotice(tx, { ...notice, queuedAt: now });
}

export async function notifyBought(
  deps: SubscriptionsDeps,
  tx: Database,
  subscriptionId: number,
  now: Date,
): Promise<void> {
  const held = await findSubscription(tx, subscriptionId);
  if (held === undefined) return;
  const perks = (await perksOf(tx, [held], now)).get(held.id) ?? [];
  // External URLs are absolute, ours are paths.
  const links = perks.flatMap(({ feature, url }) =>
    url === null ? [] : [{ label: feature, url: new URL(url, deps.publicUrl).href }],
  );
  const guides = perks.filter(({ paragraphs }) => paragraphs.length > 0);
  const compose = () => ({
    kind: 'subscription.paid',
    ...boughtLetter(letterFacts(deps, held), links, guides),
  });
  await notify(tx, held, compose, now);
}
