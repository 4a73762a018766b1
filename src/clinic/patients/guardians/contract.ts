import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { newPatient } from '../contract.ts';
import { byPatient, guardianRights, readPatientRecord } from '../directory/contract.ts';
import { texts } from './texts.ts';

const isConsistent = (rights: z.output<z.ZodObject<typeof guardianRights>>) =>
  !rights.hasNoContact || !(rights.mayBook || rights.getsNotices || rights.mayAskForRecord);
const noContactIssue = { path: ['hasNoContact'], error: () => texts().noContactExcludes };

const rights = z.strictObject(guardianRights).refine(isConsistent, noContactIssue);
export type GuardianRights = z.output<typeof rights>;

const newGuardian = z
  .strictObject({
    guardianId: z
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .optional(),
    person: newPatient.optional(),
    rights,
  })
  .refine(({ guardianId, person }) => (guardianId === undefined) !== (person === undefined), {
    path: ['guardianId'],
    error: () => texts().chooseOrCreate,
  });
export type NewGuardian = z.output<typeof newGuardian>;

export const guardianRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable(
    { not_a_child: { status: 409 }, guardian_is_child: { status: 409 }, already_guardian: { status: 409 } },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

const { reply } = readPatientRecord;
const byGuardian = byPatient.extend({ guardianId: pathId });

export const addGuardian = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/guardians',
  access: { roles: deskRoles },
  summary: 'Add a guardian to a child, with their rights',
  params: byPatient,
  body: newGuardian,
  status: 201,
  reply,
  refusals: guardianRefusals,
});

export const changeGuardian = endpoint({
  method: 'PATCH',
  path: '/api/staff/people/:id/guardians/:guardianId',
  access: { roles: deskRoles },
  summary: 'Change a guardian’s rights',
  params: byGuardian,
  body: rights,
  status: 200,
  reply,
  refusals: guardianRefusals,
});

export const removeGuardian = endpoint({
  method: 'DELETE',
  path: '/api/staff/people/:id/guardians/:guardianId',
  access: { roles: deskRoles },
  summary: 'Remove a guardian from a child',
  params: byGuardian,
  status: 200,
  reply,
  refusals: guardianRefusals,
});
