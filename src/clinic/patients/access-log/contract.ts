import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const openedParts = ['card', 'notes', 'chat', 'evaluation', 'sessions', 'copy'] as const;

const opening = z.object({
  at: z.string(),
  /** Only the role: the person's identity is not disclosed (CJEU, 22 June 2023, C-579/21). */
  role: z.enum(staffRoles),
  opened: z.enum(openedParts),
  reason: z.string().nullable(),
});
export type Opening = z.output<typeof opening>;

export const readAccessLog = endpoint({
  method: 'GET',
  path: '/api/me/access-log',
  access: 'signed-in',
  summary: 'When, in which role and why the clinic opened your record, newest first',
  status: 200,
  reply: z.array(opening),
});
