import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const direction = ['admin'] as const satisfies readonly Role[];

export const quarterFile = endpoint({
  method: 'GET',
  path: '/api/staff/quarters/:quarter/csv',
  access: { roles: direction },
  summary:
    'The receipts of a quarter (2026-4) for the accountant, as a table with semicolons and decimal commas',
  params: z.object({ quarter: z.string().regex(/^20\d\d-[1-4]$/) }),
  status: 200,
  reply: null,
  file: 'text/csv',
  refusals: { not_found: commonRefusals.not_found },
});
