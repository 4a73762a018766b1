import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const adminRoles = ['admin'] as const satisfies readonly Role[];

const quarterParams = z.object({ quarter: z.string().regex(/^20\d\d-[1-4]$/) });
/** Same as `csvForms` in receipts/csv.ts. */
const csvForms = ['spanish', 'comma'] as const;

export const quarterFile = endpoint({
  method: 'GET',
  path: '/api/staff/quarters/:quarter/csv',
  access: { roles: adminRoles },
  summary:
    'The receipts of a quarter (2026-4) for the accountant, as CSV with semicolons and decimal commas, or with commas and decimal points',
  params: quarterParams,
  query: z.strictObject({ form: z.enum(csvForms).default('spanish') }),
  status: 200,
  reply: null,
  file: 'text/csv',
  refusals: { not_found: commonRefusals.not_found },
});

export const quarterWorkbook = endpoint({
  method: 'GET',
  path: '/api/staff/quarters/:quarter/xlsx',
  access: { roles: adminRoles },
  summary: 'The receipts of a quarter as a workbook: one sheet of receipts, one of totals',
  params: quarterParams,
  status: 200,
  reply: null,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refusals: { not_found: commonRefusals.not_found },
});
