import { notifyHolder } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { lastDayOf } from './holdings.server.ts';
import { boughtLetter, type PlanFacts } from './letters.server.ts';
import { perksOf } from './perks/service.server.ts';
import { findSubscription, isNoted, noteNotice } from './queries.server.ts';
import { toCome } from './rules/plan-rules.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

type Letter = ReturnType<typeof boughtLetter>;

/** What a letter tells of a subscription as it stands. */
export const recipientOf = (
  { publicUrl }: Pick<SubscriptionsDeps, 'publicUrl'>,
  held: UserSubscriptionRow,
): PlanFacts => ({
  planName: held.planName,
  sessionsLeft: held.sessionsLeft,
  // Noon: the day is meant, not the hour.
  endsOn: instantOf(lastDayOf(held), '12:00'),
  nextPayment:
    held.nextBillingOn === null || held.cancelledAt !== null
      ? null
      : { on: instantOf(held.nextBillingOn, '12:00'), cents: held.priceCents },
  toCome:
    held.nextBillingOn === null || held.cancelledAt !== null ? null : toCome(held, held.paymentsOfRound),
  profileUrl: new URL('/dashboard#subscriptions', publicUrl).href,
});

/**
 * Writes to whoever pays, where there is an address.
 * @returns false where the letter was kept back; it may go another day
 */
export async function notify(
  tx: Database,
  { userId }: Pick<UserSubscriptionRow, 'userId'>,
  letter: Letter & { kind: string; about?: string },
  now: Date,
): Promise<boolean> {
  return notifyHolder(tx, userId, letter, now);
}

/**
 * Writes once about something (`about`), whoever looks and however often; a letter that was kept back is tried again. The
 * caller holds the subscription's row.
 */
export async function notifyOnce(
  tx: Database,
  held: UserSubscriptionRow,
  about: string,
  letter: Letter & { kind: string },
  now: Date,
): Promise<void> {
  const notice = { subscriptionId: held.id, about };
  if (await isNoted(tx, notice)) return;
  const isTold = await notify(tx, held, { ...letter, about: `subscription:${held.id}:${about}` }, now);
  if (isTold) await noteNotice(tx, { ...notice, queuedAt: now });
}

/** After a payment. */
export async function notifyBought(
  deps: SubscriptionsDeps,
  tx: Database,
  subscriptionId: number,
  now: Date,
): Promise<void> {
  const held = await findSubscription(tx, subscriptionId);
  if (held === undefined) return;
  const perks = (await perksOf(tx, [held], now)).get(held.id) ?? [];
  // An address of others is whole, one of ours a path.
  const doors = perks.map(({ feature, url }) => ({ label: feature, url: new URL(url, deps.publicUrl).href }));
  await notify(tx, held, { kind: 'subscription.paid', ...boughtLetter(recipientOf(deps, held), doors) }, now);
}
