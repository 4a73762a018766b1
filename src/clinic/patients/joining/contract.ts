import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { byPatient, fieldReplies } from '../directory/contract.ts';
import { texts } from './texts.ts';

const direction = ['admin'] as const satisfies readonly Role[];

export const mergeRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable(
    {
      two_accounts: { status: 409 },
      other_age: { status: 409 },
      family: { status: 409 },
      contradicts: { status: 409 },
    },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

const mergePreview = z.object({
  name: z.string().nullable(),
  ...fieldReplies,
  hasAccount: z.boolean(),
  moved: z.object({
    appointments: z.int(),
    plans: z.int(),
    guardians: z.int(),
    children: z.int(),
    messages: z.int(),
  }),
});
export type MergePreview = z.output<typeof mergePreview>;

export const mergePatientRecords = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/join',
  access: { roles: direction },
  summary: 'Merge two records of one person into this one; with `preview` nothing changes',
  params: byPatient,
  body: z.strictObject({
    otherId: z
      .int()
      .positive()
      .max(2 ** 31 - 1),
    preview: z.boolean().default(false),
  }),
  status: 200,
  reply: mergePreview,
  refusals: mergeRefusals,
});
