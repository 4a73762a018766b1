import { z } from 'zod';
import { clinic } from '#config';
import { endpoint } from '#platform/api/endpoint.ts';

const professional = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  imageUrl: z.string().nullable(),
  /** What their professional college knows them by; where nobody has said, the director's is the clinic's. */
  registrationNumber: z.string().nullable(),
  /** What can be booked with them. */
  kinds: z.array(z.enum(clinic.services.map(({ kind }) => kind))),
});
export type Professional = z.output<typeof professional>;

export const listProfessionals = endpoint({
  id: 'listProfessionals',
  method: 'GET',
  path: '/api/professionals',
  access: 'public',
  summary: 'Who works here, the director first',
  status: 200,
  reply: z.array(professional),
});
