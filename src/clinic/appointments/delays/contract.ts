import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { delays } from './terms.ts';

const delayed = z.object({
  appointmentId: z.int(),
  startsAt: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether a letter or an SMS goes to anybody; whoever is not reached is called. */
  isReached: z.boolean(),
});

export const tellDelay = endpoint({
  method: 'POST',
  path: '/api/staff/delays',
  access: { roles: staffRoles },
  summary: 'Tell whoever still comes to a professional today that they run late; a preview tells nobody',
  body: z.strictObject({
    professionalId: z.int().positive(),
    minutes: z.literal(
      delays,
      `Elige ${new Intl.ListFormat('es', { type: 'disjunction' }).format(delays.map(String))} minutos`,
    ),
    preview: z.boolean().default(true),
  }),
  status: 200,
  reply: z.object({
    /** What the first of them is written; each one's has their own hour. */
    words: z.string().nullable(),
    people: z.array(delayed),
  }),
  refusals: { not_found: commonRefusals.not_found },
});
