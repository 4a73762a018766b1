import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { byPatient, fieldReplies } from '../directory/contract.ts';

const direction = ['admin'] as const satisfies readonly Role[];

export const mergeRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  two_accounts: {
    status: 409,
    message:
      'Las dos fichas tienen cuenta, y una cuenta no se puede unir a otra. La persona tiene que cerrar antes la que no use.',
  },
  other_age: { status: 409, message: 'Las fechas de nacimiento no coinciden: no parecen la misma persona.' },
  family: { status: 409, message: 'Una cuida de la otra: son dos personas.' },
  contradicts: {
    status: 409,
    message:
      'Tienen citas a la misma hora, una cita juntas o una hija o un hijo nacidos el mismo día. Revísalo antes de unirlas.',
  },
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
