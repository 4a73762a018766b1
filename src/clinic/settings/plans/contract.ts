import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { audiences, offerKinds, perkNames } from '#clinic/subscriptions/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { requiredLine, requiredText } from '../catalogue/contract.ts';
import { monthsBetween } from './terms.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

const wholeNumber = (missing: string, least: number, most: number) =>
  z.int(missing).min(least, `Como mínimo, ${least}.`).max(most, `Como máximo, ${most}.`);

const offer = z
  .strictObject({
    kind: z.enum(offerKinds),
    /** Of one payment. More than 20,000 € is probably a typing error. */
    priceCents: z
      .int('Escribe un precio.')
      .min(100, 'Ese precio es demasiado bajo.')
      .max(2_000_000, 'Ese precio es demasiado alto.'),
    payments: wholeNumber('Escribe cuántos pagos son.', 1, 24),
    sessionsPerPayment: z
      .array(wholeNumber('Escribe cuántas sesiones son.', 1, 100))
      .min(1, 'Escribe cuántas sesiones son.')
      .max(24, 'Son demasiados turnos.'),
    validityMonths: wholeNumber('Escribe cuántos meses vale.', 1, 60),
  })
  .superRefine(({ kind, payments, sessionsPerPayment, validityMonths }, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const apart = monthsBetween[kind];
    if (apart === 0 && payments !== 1) problem('payments', 'Se paga de una vez.');
    if (apart === 0 && sessionsPerPayment.length > 1)
      problem('sessionsPerPayment', 'En un solo pago llegan todas a la vez.');
    if (apart > 0 && payments < 2) problem('payments', 'A plazos, como mínimo son 2 pagos.');
    if (apart > 0 && sessionsPerPayment.length > payments)
      problem('sessionsPerPayment', 'Hay más turnos que pagos.');
    // The sessions of the last payment need time before the plan ends.
    if (validityMonths <= apart * (payments - 1))
      problem('validityMonths', 'El plan acabaría antes del último pago.');
  });

const fields = z
  .strictObject({
    name: requiredLine('Escribe cómo se llama.', 60),
    description: requiredText('Escribe una frase que diga para quién es.', 300),
    discountPercent: wholeNumber('Escribe el descuento, sin decimales.', 1, 100).nullable(),
    features: z
      .array(requiredLine('Cada línea tiene al menos dos letras.', 80))
      .max(12, 'Son demasiadas líneas.'),
    perks: z.array(z.enum(perkNames)).max(perkNames.length),
    active: z.boolean(),
    offers: z.array(offer).max(offerKinds.length),
  })
  .superRefine(({ offers, active }, context) => {
    if (active && offers.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['offers'],
        message: 'Ponle al menos un precio, o déjalo sin vender.',
      });
    if (new Set(offers.map(({ kind }) => kind)).size < offers.length)
      context.addIssue({ code: 'custom', path: ['offers'], message: 'Cada forma de pago va una sola vez.' });
  });
export type PlanFields = z.output<typeof fields>;

const audience = z.enum(audiences, 'Di para quién es.');
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
