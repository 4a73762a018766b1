import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { byPatient } from '../directory/contract.ts';
import { texts } from './texts.ts';

const { not_found, invalid, not_allowed } = commonRefusals;

const process = z.object({
  professionalId: z.int(),
  professional: z.string(),
  openedOn: z.string().nullable(),
  dischargeId: z.int().nullable(),
  dischargedOn: z.string().nullable(),
  hasVisitsToCome: z.boolean(),
  /** Whether the user is the treating professional. */
  isMine: z.boolean(),
});
export type CareProcess = z.output<typeof process>;

export const listProcesses = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/processes',
  access: { roles: staffRoles },
  summary:
    'The professionals who treat a patient, since when, and their discharges; professionals see their own',
  params: byPatient,
  status: 200,
  reply: z.object({
    processes: z.array(process),
    /** Legal retention date of the record, once every treatment has ended. */
    keptUntil: z.string().nullable(),
  }),
  refusals: { not_found },
});

export const dischargeRefusals = {
  not_found,
  invalid,
  not_allowed,
  ...refusalTable(
    { no_process: { status: 409 }, visits_to_come: { status: 409 }, other_day: { status: 400 } },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

export const giveDischarge = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/discharges',
  access: { roles: ['professional', 'admin'] },
  summary: 'Discharge a patient from your treatment; the legal retention period runs from that day',
  params: byPatient,
  body: z.strictObject({ dischargedOn: z.iso.date({ error: () => texts().chooseDay }) }),
  status: 204,
  reply: null,
  refusals: dischargeRefusals,
});

export const undoDischarge = endpoint({
  method: 'POST',
  path: '/api/staff/discharges/:id/undo',
  access: { roles: ['professional', 'admin'] },
  summary: 'Undo your discharge of a patient; the treatment continues',
  params: z.object({ id: pathId }),
  status: 204,
  reply: null,
  refusals: dischargeRefusals,
});
