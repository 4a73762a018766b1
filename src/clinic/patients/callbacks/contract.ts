import { z } from 'zod';
import { changeableFields } from '#clinic/accounts/contract.ts';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { newPatient } from '../contract.ts';
import { callbackReasons } from '../terms.ts';
import { texts } from './texts.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

const newCallback = z.strictObject({
  name: newPatient.shape.fullName,
  phone: changeableFields.phone,
  reason: z.enum(callbackReasons, { error: () => texts().chooseReason }),
  note: z
    .string()
    .trim()
    .max(200, { error: () => texts().tooLong })
    .regex(singleLine, singleLineMessage)
    .nullish(),
  /** Who should call; reception if missing. */
  forProfessionalId: id.nullish(),
  /** Patient record, if known. */
  patientId: id.nullish(),
});
export type NewCallback = z.output<typeof newCallback>;

const callback = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  reason: z.enum(callbackReasons),
  note: z.string().nullable(),
  forProfessional: z.string().nullable(),
  /** Patient record, if known and open to the user. */
  patientId: z.int().nullable(),
  leftBy: z.string().nullable(),
  at: z.string(),
  isDone: z.boolean(),
});
export type Callback = z.output<typeof callback>;

export const callbackRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
} satisfies RefusalTable;

export const listCallbacks = endpoint({
  method: 'GET',
  path: '/api/staff/callbacks',
  access: { roles: staffRoles },
  summary:
    'List callbacks, oldest first, with today’s completed ones; professionals see those for them and by them',
  status: 200,
  reply: z.object({ callbacks: z.array(callback) }),
});

export const addCallback = endpoint({
  method: 'POST',
  path: '/api/staff/callbacks',
  access: { roles: staffRoles },
  idempotent: true,
  summary: 'Create a callback',
  body: newCallback,
  status: 201,
  reply: z.object({ id: z.int() }),
  refusals: callbackRefusals,
});

const entryOptions = {
  params: z.object({ id: pathId }),
  status: 204,
  reply: null,
  refusals: callbackRefusals,
} as const;

export const endCallback = endpoint({
  method: 'POST',
  path: '/api/staff/callbacks/:id/done',
  access: { roles: staffRoles },
  summary: 'Complete a callback; repeating it changes nothing',
  ...entryOptions,
});

export const undoCallback = endpoint({
  method: 'POST',
  path: '/api/staff/callbacks/:id/undo',
  access: { roles: staffRoles },
  summary: 'Reopen a callback with a counter-entry; repeating it changes nothing',
  ...entryOptions,
});
