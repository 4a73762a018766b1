import { z } from 'zod';
import { endpoint } from '#platform/endpoint.ts';
import { audiences, offerKinds, perkNames } from './offers.ts';

export const offer = z.object({
  interval: z.enum(offerKinds),
  /** Cents of one payment. */
  price: z.int(),
  payments: z.int(),
  /** Sessions that come with each payment, in turn. */
  sessionsPerPayment: z.array(z.int()),
  /** All sessions together. */
  sessions: z.int(),
  validityMonths: z.int(),
});
export type Offer = z.output<typeof offer>;

export const plan = z.object({
  id: z.int(),
  type: z.enum(audiences),
  name: z.string(),
  description: z.string(),
  recommended: z.boolean(),
  features: z.array(z.string()),
  /** Which of the features have a page of their own. */
  perks: z.array(z.object({ name: z.enum(perkNames), feature: z.string() })),
  /** What the clinic says that the plan saves; a text, not a calculation. */
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
  summary: 'Subscription plans and everything that can be bought of each',
  status: 200,
  reply: z.array(plan),
});
