import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { kinds } from './kinds.ts';
import { modalities } from './terms.ts';

export { type Kind, kinds } from './kinds.ts';

const service = z.object({
  id: z.int(),
  type: z.enum(kinds),
  name: z.string(),
  description: z.string(),
  price: z.int(),
  firstVisitPrice: z.int().nullable(),
  /** Length of a session. */
  minutes: z.int(),
  imageUrl: z.string().nullable(),
});
export type Service = z.output<typeof service>;

export const listServices = endpoint({
  id: 'listServices',
  method: 'GET',
  path: '/api/services',
  access: 'public',
  summary: 'Kinds of consultation and their prices',
  status: 200,
  reply: z.array(service),
});

const furtherService = z.object({
  serviceId: z.int(),
  name: z.string(),
  description: z.string(),
  price: z.int(),
  minutes: z.int(),
  /** Possible places; a booking names one as its `type`. */
  modalities: z.array(z.enum(modalities)),
  /** Professionals who offer it, without former ones. */
  professionalIds: z.array(z.int()),
  /** If false, no hours can be selected; interested people write to the clinic. */
  online: z.boolean(),
});
export type FurtherService = z.output<typeof furtherService>;

export const listFurtherServices = endpoint({
  method: 'GET',
  path: '/api/further-services',
  access: 'public',
  summary: 'Services beside the four kinds, with length, price, modalities and professionals',
  status: 200,
  reply: z.array(furtherService),
});
