import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { kinds } from './kinds.ts';

export { type Kind, kinds } from './kinds.ts';

const service = z.object({
  id: z.int(),
  type: z.enum(kinds),
  name: z.string(),
  description: z.string(),
  price: z.int(),
  firstVisitPrice: z.int().nullable(),
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
