import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Billed } from './rules/billing-rules.ts';
import type { UserSubscriptionRow } from './tables.server.ts';

/** Last day (Europe/Madrid) on which a session may begin; `endsAt` is the midnight after it. */
export const lastDayOf = ({ endsAt }: Pick<UserSubscriptionRow, 'endsAt'>) =>
  wallTimeOf(new Date(endsAt.getTime() - 60_000)).day;

export const billed = (row: UserSubscriptionRow): Billed => ({
  kind: row.kind,
  payments: row.payments,
  paymentsMade: row.paymentsMade,
  paymentsOfRound: row.paymentsOfRound,
  billingFrom: row.billingFrom,
  billingBase: row.billingBase,
  nextBillingOn: row.nextBillingOn,
  lastDay: lastDayOf(row),
  active: row.active,
  cancelled: row.cancelledAt !== null,
});

/** Day (Europe/Madrid) of an instant. */
export const dayOf = (at: Date) => wallTimeOf(at).day;
