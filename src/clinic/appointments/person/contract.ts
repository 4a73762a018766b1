import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { openingReasons } from '#clinic/patients/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';

export const directoryRefusals = {
  not_found: commonRefusals.not_found,
  not_allowed: commonRefusals.not_allowed,
  ...refusalTable({ reason_required: { status: 400 } }, () => staffRefusalTexts().person),
} satisfies RefusalTable;

const byId = z.object({ id: pathId });

export const listPersonAppointments = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/appointments',
  access: { roles: staffRoles },
  summary: 'A patient’s appointments, cancelled ones included, newest first; professionals see their own',
  params: byId,
  status: 200,
  reply: z.array(agendaAppointment),
  refusals: { not_found: directoryRefusals.not_found },
});

export const readNotes = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/notes',
  access: { roles: ['professional', 'admin'] },
  summary:
    'The patient’s booking notes, for the treating professional, and for the director with a reason. Logged',
  params: byId,
  body: z.strictObject({ reason: z.enum(openingReasons).optional() }),
  status: 200,
  reply: z.object({ notes: z.string().nullable() }),
  refusals: directoryRefusals,
});
