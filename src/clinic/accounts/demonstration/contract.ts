import { z } from 'zod';
import { roles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { user } from '../contract.ts';

/** A staff account, or that of the demonstration's patient (`client`). */
const person = z.object({ username: z.string(), name: z.string(), role: z.enum(roles) });
export type DemoPerson = z.output<typeof person>;

/** Bound by `demo/staff-sessions.ts`, which production never loads. */
export const listDemoStaff = endpoint({
  method: 'GET',
  path: '/api/demo/staff-sessions',
  access: 'public',
  summary: 'List the accounts that a visitor of the demonstration can enter as: the staff and one patient',
  status: 200,
  reply: z.array(person),
});

/** No password: visitors of the demonstration can try each role with one press. */
export const enterAsStaff = endpoint({
  method: 'POST',
  path: '/api/demo/staff-sessions',
  access: 'public',
  summary: 'Enter the demonstration as a staff member or as its patient',
  body: z.strictObject({ username: z.string().min(1).max(60) }),
  status: 200,
  reply: user,
  refusals: { not_found: commonRefusals.not_found },
});
