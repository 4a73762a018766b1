import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { audiences, offerKinds, perkNames } from '#clinic/subscriptions/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { requiredLine, requiredText } from '../catalogue/contract.ts';
import { monthsBetween } from './terms.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

const wholeNumber = (missing: { error: () => string }, least: number, most: number) =>
  z
    .int(missing)
    .min(least, { error: () => texts().atLeast(least) })
    .max(most, { error: () => texts().atMost(most) });

const offer = z
  .strictObject({
    kind: z.enum(offerKinds),
    /** Of one payment. More than 20,000 € is probably a typing error. */
    priceCents: z
      .int({ error: () => texts().priceMissing })
      .min(100, { error: () => texts().priceTooLow })
      .max(2_000_000, { error: () => texts().priceTooHigh }),
    payments: wholeNumber({ error: () => texts().paymentsMissing }, 1, 24),
    sessionsPerPayment: z
      .array(wholeNumber({ error: () => texts().sessionsMissing }, 1, 100))
      .min(1, { error: () => texts().sessionsMissing })
      .max(24, { error: () => texts().tooManyTurns }),
    validityMonths: wholeNumber({ error: () => texts().monthsMissing }, 1, 60),
  })
  .superRefine(({ kind, payments, sessionsPerPayment, validityMonths }, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const apart = monthsBetween[kind];
    if (apart === 0 && payments !== 1) problem('payments', texts().paidAtOnce);
    if (apart === 0 && sessionsPerPayment.length > 1) problem('sessionsPerPayment', texts().allAtOnce);
    if (apart > 0 && payments < 2) problem('payments', texts().atLeastTwo);
    if (apart > 0 && sessionsPerPayment.length > payments) problem('sessionsPerPayment', texts().moreTurns);
    // The sessions of the last payment need time before the plan ends.
    if (validityMonths <= apart * (payments - 1)) problem('validityMonths', texts().endsTooEarly);
  });

const fields = z
  .strictObject({
    name: requiredLine({ error: () => texts().nameMissing }, 60),
    description: requiredText({ error: () => texts().descriptionMissing }, 300),
    discountPercent: wholeNumber({ error: () => texts().discountMissing }, 1, 100).nullable(),
    features: z
      .array(requiredLine({ error: () => texts().lineTooShort }, 80))
      .max(12, { error: () => texts().tooManyLines }),
    perks: z.array(z.enum(perkNames)).max(perkNames.length),
    active: z.boolean(),
    offers: z.array(offer).max(offerKinds.length),
  })
  .superRefine(({ offers, active }, context) => {
    if (active && offers.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['offers'],
        message: texts().offerMissing,
      });
    if (new Set(offers.map(({ kind }) => kind)).size < offers.length)
      context.addIssue({ code: 'custom', path: ['offers'], message: texts().offerTwice });
  });
export type PlanFields = z.output<typeof fields>;

const audience = z.enum(audiences, { error: () => texts().audienceMissing });
export type NewPlan = PlanFields & { audience: z.output<typeof audience> };

const editedPlan = z.object({
  id: z.int(),
  audience,
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  discountPercent: z.int().nullable(),
  features: z.array(z.string()),
  perks: z.array(z.enum(perkNames)),
  offers: z.array(
    z.object({
      kind: z.enum(offerKinds),
      priceCents: z.int(),
      payments: z.int(),
      sessionsPerPayment: z.array(z.int()),
      sessions: z.int(),
      validityMonths: z.int(),
      /** Actual saving against single sessions in per cent, to one decimal, if less than announced. */
      actualPercent: z.number().nullable(),
    }),
  ),
});
export type EditedPlan = z.output<typeof editedPlan>;

const plans = z.array(editedPlan);

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/staff/catalogue/plans',
  access,
  summary: 'List all plans, those off sale included, with discounts that the prices do not confirm',
  status: 200,
  reply: plans,
});

export const addPlan = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/plans',
  access,
  summary: 'Add a plan to the catalogue',
  // Both objects are strict. The audience cannot be changed later.
  body: z.strictObject({ audience, plan: fields }),
  status: 201,
  reply: plans,
  refusals: { invalid: commonRefusals.invalid },
});

export const changePlan = endpoint({
  method: 'PATCH',
  path: '/api/staff/catalogue/plans/:id',
  access,
  summary: 'Change a plan or take it off sale; sold plans keep their terms',
  params: z.object({ id: pathId }),
  body: fields,
  status: 200,
  reply: plans,
  refusals: { invalid: commonRefusals.invalid, not_found: commonRefusals.not_found },
});
