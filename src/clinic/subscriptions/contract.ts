import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { audiences, offerKinds, perkNames } from './offers.ts';
import { texts } from './texts.ts';

export { audiences, offerKinds, perkNames } from './offers.ts';

const offer = z.object({
  interval: z.enum(offerKinds),
  /** In cents, per payment. */
  price: z.int(),
  payments: z.int(),
  /** Sessions granted by each payment, in order. */
  sessionsPerPayment: z.array(z.int()),
  sessions: z.int(),
  validityMonths: z.int(),
});
export type Offer = z.output<typeof offer>;

const plan = z.object({
  id: z.int(),
  type: z.enum(audiences),
  name: z.string(),
  description: z.string(),
  recommended: z.boolean(),
  features: z.array(z.string()),
  perks: z.array(z.object({ name: z.enum(perkNames), feature: z.string() })),
  /** Saving as stated by the clinic, not calculated. */
  discountPercent: z.int().nullable(),
  price: z.int().nullable(),
  sessionCount: z.int().nullable(),
  validityMonths: z.int().nullable(),
  monthlyPrice: z.int().nullable(),
  quarterlyPrice: z.int().nullable(),
  offers: z.array(offer),
});
export type Plan = z.output<typeof plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription-plans',
  access: 'public',
  summary: 'List subscription plans with all their offers',
  status: 200,
  reply: z.array(plan),
});

const id = pathId;

/** A plan held by a person. Days are in Europe/Madrid, amounts in cents. */
const userSubscription = z.object({
  id: z.int(),
  userId: z.int(),
  /** Null for imported packages. */
  planId: z.int().nullable(),
  planDetails: z.object({ name: z.string() }),
  type: z.enum(audiences),
  startDate: z.string(),
  endDate: z.string(),
  active: z.boolean(),
  /** The front page's package is 'single' here, as everywhere in the API. */
  paymentInterval: z.enum(['single', 'monthly', 'quarterly']),
  nextBillingDate: z.string().nullable(),
  sessionsTotal: z.int(),
  sessionsLeft: z.int(),
  pricePaid: z.int(),
  /** Perks of an active plan: each has an external URL or a path, or a text. */
  perks: z.array(
    z.object({
      name: z.enum(perkNames),
      feature: z.string(),
      url: z.string().nullable(),
      paragraphs: z.array(z.string()),
    }),
  ),
  /**
   * Contents of the outstanding payments of the current round; `sessionsTotal` counts only granted sessions. Null
   * when all are paid or the round is over. Also set for cancelled and inactive plans, which can be resumed.
   */
  toCome: z
    .object({
      payments: z.int(),
      cents: z.int(),
      sessions: z.int(),
      nextSessions: z.int(),
      roundPayments: z.int(),
      roundSessions: z.int(),
    })
    .nullable(),
  /** No further payments wanted; ends with what is paid. */
  cancelled: z.boolean(),
  mayCancel: z.boolean(),
  /** The next possible payment (instalment due, or 'Reactivar'): number for the reference, and price. */
  renewal: z.object({ number: z.int(), price: z.int() }).nullable(),
  childBirthDate: z.string().nullable(),
  payments: z.array(z.object({ number: z.int(), paidAt: z.string(), price: z.int(), captureId: z.string() })),
});
export type UserSubscription = z.output<typeof userSubscription>;

export const refusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable({ nothing_to_cancel: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const listUserSubscriptions = endpoint({
  method: 'GET',
  path: '/api/user-subscriptions',
  access: 'signed-in',
  summary: 'List your subscriptions, newest first',
  status: 200,
  reply: z.array(userSubscription),
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/user-subscriptions/:id/cancel',
  access: 'signed-in',
  idempotent: true,
  summary: 'Stop further payments; the plan ends with its paid period',
  params: z.object({ id }),
  status: 200,
  reply: userSubscription,
  refusals,
});

/** A guardian's statement before paying for a child's plan, because the wallet's order cannot carry it. */
const planChild = z.strictObject({ childBirthDate: z.iso.date(), guardian: z.literal(true) });

export const namePlanChild = endpoint({
  method: 'POST',
  path: '/api/subscription-plans/:id/child',
  access: 'signed-in',
  idempotent: true,
  summary: 'State for which child a plan will be bought',
  params: z.object({ id }),
  body: planChild,
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals,
});

const planOfPerson = z.object({
  id: z.int(),
  name: z.string(),
  audience: z.enum(audiences),
  sessionsLeft: z.int(),
  /** Last day (Europe/Madrid) on which a session may begin. */
  until: z.string(),
  active: z.boolean(),
  /** Null for imported packages. */
  planId: z.int().nullable(),
  nextPaymentCents: z.int().nullable(),
});
export type PlanOfPerson = z.output<typeof planOfPerson>;

export const listPlansOfPerson = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/plans',
  access: { roles: staffRoles },
  summary: 'List plans with sessions for a patient: remaining sessions and validity, newest first',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.array(planOfPerson),
  refusals: { not_found: commonRefusals.not_found },
});
