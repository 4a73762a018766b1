import { queueMessage } from '#clinic/notifications/service.server.ts';
import { patientOfUser } from '#clinic/patients/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { instantOf } from '#platform/zoned-time.ts';
import { findSubscription, noteNotice } from './buying-queries.server.ts';
import type { SubscriptionsDeps } from './deps.server.ts';
import { lastDayOf } from './holdings.server.ts';
import { boughtLetter, type Told } from './letters.server.ts';
import { toCome } from './rules.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

type Letter = ReturnType<typeof boughtLetter>;

/** What a letter tells of a subscription as it stands. */
export const toldOf = (
  { publicUrl }: Pick<SubscriptionsDeps, 'publicUrl'>,
  held: UserSubscriptionRow,
): Told => ({
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

/** Writes to whoever pays, where there is an address. */
export async function tell(
  tx: Database,
  { userId }: Pick<UserSubscriptionRow, 'userId'>,
  letter: Letter & { kind: string },
  now: Date,
): Promise<void> {
  const { email } = await patientOfUser(tx, userId);
  if (email === null) return;
  await queueMessage(tx, { channel: 'email', recipient: email, userId, ...letter }, now);
}

/** Writes once about something (`about`), whoever looks and however often. */
export async function tellOnce(
  tx: Database,
  held: UserSubscriptionRow,
  about: string,
  letter: Letter & { kind: string },
  now: Date,
): Promise<void> {
  if (await noteNotice(tx, { subscriptionId: held.id, about, queuedAt: now }))
    await tell(tx, held, letter, now);
}

/** After a payment. */
export async function tellBought(
  deps: SubscriptionsDeps,
  tx: Database,
  subscriptionId: number,
  now: Date,
): Promise<void> {
  const held = await findSubscription(tx, subscriptionId);
  if (held !== undefined)
    await tell(tx, held, { kind: 'subscription.paid', ...boughtLetter(toldOf(deps, held)) }, now);
}
