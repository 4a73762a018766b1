import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { openedParts } from './terms.ts';

const opening = z.object({
  at: z.string(),
  /** In which role: who it was is nobody's but the clinic's (judgment of 22 June 2023, C-579/21). */
  role: z.enum(staffRoles),
  opened: z.enum(openedParts),
  /** Why, where the direction had to say it. */
  reason: z.string().nullable(),
});
export type Opening = z.output<typeof opening>;

export const readAccessLog = endpoint({
  method: 'GET',
  path: '/api/me/access-log',
  access: 'signed-in',
  summary: "When, in which role and why the clinic opened the person's own card, newest first",
  status: 200,
  reply: z.array(opening),
});
