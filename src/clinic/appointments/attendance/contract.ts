import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { attendanceStatuses } from '../terms.ts';

const byId = z.object({ id: pathId });

export const attendanceRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable(
    {
      not_confirmed: { status: 409 },
      too_early: { status: 409 },
      not_video: { status: 409 },
      already_noted: { status: 409 },
      already_undone: { status: 409 },
      has_begun: { status: 409 },
    },
    () => staffRefusalTexts().attendance,
  ),
} satisfies RefusalTable;

export const noteAttendance = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/attendance',
  access: { roles: staffRoles },
  summary:
    "Record the outcome of an appointment; 'cancelled_late' from its `cancellationHours` before the start, the others around the start",
  params: byId,
  body: z.strictObject({
    status: z.enum(attendanceStatuses),
    /** `fulfilled` by telephone, for a video appointment. */
    isByPhone: z.boolean().default(false),
  }),
  status: 200,
  reply: agendaAppointment,
  refusals: attendanceRefusals,
});

export const undoAttendance = endpoint({
  method: 'POST',
  path: '/api/staff/attendance/:id/undo',
  access: { roles: staffRoles },
  summary: 'Undo the last outcome with a counter-entry',
  params: byId,
  status: 200,
  reply: agendaAppointment,
  refusals: attendanceRefusals,
});

export const confirmByPhone = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/coming',
  access: { roles: staffRoles },
  summary: 'Record that a patient has confirmed an appointment that has not begun, or undo that',
  params: byId,
  body: z.strictObject({ isComing: z.boolean() }),
  status: 200,
  reply: agendaAppointment,
  refusals: attendanceRefusals,
});
