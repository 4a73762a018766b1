import { z } from 'zod';
import { clinic } from '#config';
import { endpoint } from '#platform/api/endpoint.ts';

const professional = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  imageUrl: z.string().nullable(),
  /** Registration number at the professional college; if missing, the director's is used as the clinic's. */
  registrationNumber: z.string().nullable(),
  kinds: z.array(z.enum(clinic.services.map(({ kind }) => kind))),
});
export type Professional = z.output<typeof professional>;

export const listProfessionals = endpoint({
  id: 'listProfessionals',
  method: 'GET',
  path: '/api/professionals',
  access: 'public',
  summary: 'List the professionals, the director first',
  status: 200,
  reply: z.array(professional),
});
