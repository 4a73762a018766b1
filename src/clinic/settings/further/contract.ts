import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { modalities, vatClassNames } from '#clinic/services/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { cents, pauseLength, requiredLine, requiredText, sessionLength } from '../catalogue/contract.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

const fields = z.strictObject({
  name: requiredLine({ error: () => texts().nameMissing }, 60),
  description: requiredText({ error: () => texts().descriptionMissing }, 300),
  priceCents: cents,
  minutes: sessionLength,
  pauseMinutes: pauseLength.default(0),
  vat: z.enum(vatClassNames, { error: () => texts().vatMissing }),
  modalities: z
    .array(z.enum(modalities))
    .min(1, { error: () => texts().modalityMissing })
    .max(modalities.length)
    // Services for children ask for a child, all others do not.
    .refine((where) => !where.includes('child') || where.length === 1, {
      error: () => texts().childrenAlone,
    }),
  /** Ids of active professionals. */
  offeredBy: z
    .array(z.int().positive())
    .min(1, { error: () => texts().professionalMissing })
    .max(200),
  /** If false, interested people write to the clinic. */
  online: z.boolean(),
  active: z.boolean(),
});
export type FurtherFields = z.output<typeof fields>;

const edited = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    priceCents: z.int(),
    minutes: z.int(),
    pauseMinutes: z.int(),
    vat: z.enum(vatClassNames),
    modalities: z.array(z.enum(modalities)),
    offeredBy: z.array(z.int()),
    online: z.boolean(),
    active: z.boolean(),
    booked: z.int(),
  }),
);
export type EditedService = z.output<typeof edited>[number];

export const getFurtherServices = endpoint({
  method: 'GET',
  path: '/api/staff/catalogue/further-services',
  access,
  summary: 'List services beside the four kinds, withdrawn ones included',
  status: 200,
  reply: edited,
});

export const addFurtherService = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/further-services',
  access,
  summary: 'Add a service beside the four kinds',
  body: fields,
  status: 201,
  reply: edited,
  refusals: { invalid: commonRefusals.invalid },
});

export const changeFurtherService = endpoint({
  method: 'PATCH',
  path: '/api/staff/catalogue/further-services/:id',
  access,
  summary: 'Change or withdraw a service; existing appointments keep their terms',
  params: z.object({ id: pathId }),
  body: fields,
  status: 200,
  reply: edited,
  refusals: { invalid: commonRefusals.invalid, not_found: commonRefusals.not_found },
});
