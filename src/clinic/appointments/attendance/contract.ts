import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { attendanceStatuses } from '../terms.ts';

const byId = z.object({ id: pathId });

export const attendanceRefusals = {
  not_found: commonRefusals.not_found,
  not_confirmed: { status: 409, message: 'Esta cita no está confirmada: no hay nada que anotar.' },
  too_early: { status: 409, message: 'Todavía es pronto para anotarlo.' },
  not_video: { status: 409, message: 'Solo una videollamada se puede anotar como hecha por teléfono.' },
  already_noted: {
    status: 409,
    message: 'Ya está anotado cómo acabó esta cita. Deshazlo antes de anotar otra cosa.',
  },
  already_undone: { status: 409, message: 'Eso ya estaba deshecho, o se ha anotado algo después.' },
  has_begun: { status: 409, message: 'Ya ha empezado: anota si ha venido.' },
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
