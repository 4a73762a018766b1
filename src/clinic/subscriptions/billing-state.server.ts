import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { BillingState } from './rules/billing-rules.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

/** Last day (Europe/Madrid) on which a session may begin; `endsAt` is the midnight after it. */
export const lastValidDay = ({ endsAt }: Pick<UserSubscriptionRow, 'endsAt'>) =>
  wallTimeOf(new Date(endsAt.getTime() - 60_000)).day;

export const billingInput = (row: UserSubscriptionRow): BillingState => ({
  kind: row.kind,
  payments: row.payments,
  paymentsMade: row.paymentsMade,
  paymentsOfRound: row.paymentsOfRound,
  billingFrom: row.billingFrom,
  billingBase: row.billingBase,
  nextBillingOn: row.nextBillingOn,
  lastDay: lastValidDay(row),
  active: row.active,
  cancelled: row.cancelledAt !== null,
});

/** Day (Europe/Madrid) of an instant. */
export const madridDayOf = (at: Date) => wallTimeOf(at).day;
