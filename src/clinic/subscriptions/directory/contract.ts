import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const planOfPerson = z.object({
  id: z.int(),
  name: z.string(),
  sessionsLeft: z.int(),
  /** Last day (Europe/Madrid) on which a session may begin. */
  until: z.string(),
  active: z.boolean(),
  /** Null for imported packages. */
  planId: z.int().nullable(),
  nextPaymentCents: z.int().nullable(),
});
export type PlanOfPerson = z.output<typeof planOfPerson>;

export const listPlansOfPerson = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/plans',
  access: { roles: staffRoles },
  summary: 'List plans with sessions for a patient: remaining sessions and validity, newest first',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.array(planOfPerson),
  refusals: { not_found: commonRefusals.not_found },
});
