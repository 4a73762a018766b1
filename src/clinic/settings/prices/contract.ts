import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { offerKinds } from '#clinic/subscriptions/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

const dayMissing = { error: () => texts().dayMissing };
const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
/** In cents. More than 20,000 € is probably a typing error. */
const cents = z
  .int({ error: () => texts().priceMissing })
  .min(100, { error: () => texts().priceTooLow })
  .max(2_000_000, { error: () => texts().priceTooHigh });

const pricedItem = z.union([
  z.strictObject({ serviceId: id }),
  z.strictObject({ planId: id, offer: z.enum(offerKinds) }),
]);
export type PricedItem = z.output<typeof pricedItem>;

const priceChange = z
  .strictObject({
    of: pricedItem,
    fromOn: z.iso.date(dayMissing).refine((day) => day >= '2020-01-01' && day < '2200-01-01', dayMissing),
    priceCents: cents,
    /** Only for children. */
    firstVisitPriceCents: cents.nullable(),
  })
  .refine(({ priceCents, firstVisitPriceCents: first }) => first === null || first >= priceCents, {
    path: ['firstVisitPriceCents'],
    error: () => texts().firstVisitTooLow,
  });
export type PriceChange = z.output<typeof priceChange>;

const planned = z.object({
  id: z.int(),
  serviceId: z.int().nullable(),
  planId: z.int().nullable(),
  offer: z.enum(offerKinds).nullable(),
  fromOn: z.string(),
  priceCents: z.int(),
  firstVisitPriceCents: z.int().nullable(),
});
export type PlannedPrice = z.output<typeof planned>;

const list = z.array(planned);

export const getPlannedPrices = endpoint({
  method: 'GET',
  path: '/api/staff/catalogue/price-changes',
  access,
  summary: 'List future prices',
  status: 200,
  reply: list,
});

export const planPrice = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/price-changes',
  access,
  summary: 'Set a price from a future day on; replaces a price for the same day',
  body: priceChange,
  status: 200,
  reply: list,
  refusals: { invalid: commonRefusals.invalid, not_found: commonRefusals.not_found },
});

export const deletePlannedPrice = endpoint({
  method: 'DELETE',
  path: '/api/staff/catalogue/price-changes/:id',
  access,
  summary: 'Cancel a future price',
  params: z.object({ id: pathId }),
  status: 200,
  reply: list,
  refusals: { not_found: commonRefusals.not_found },
});
