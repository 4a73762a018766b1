import type { Bind } from '#platform/api.server.ts';
import * as contract from './contract.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { findByPrefix } from './municipalities.server.ts';
import { createAppointments } from './service.server.ts';

/** Routes of free slots and consultations. */
export function bindAppointments(bind: Bind, deps: AppointmentsDeps): void {
  const appointments = createAppointments(deps);

  bind(contract.getAvailability, ({ query }) => appointments.availability.list(query));
  bind(contract.findMunicipalities, async ({ query }) => findByPrefix(query.name));
  bind(contract.listAppointments, ({ viewer }) => appointments.list(viewer.userId));
  bind(contract.book, ({ viewer, body }) => appointments.book(viewer.userId, body));
  bind(contract.moveAppointment, ({ viewer, params, body }) =>
    appointments.move(viewer.userId, params.id, body.date),
  );
  bind(contract.cancelAppointment, ({ viewer, params }) => appointments.cancel(viewer.userId, params.id));
  bind(contract.appointmentCalendar, async ({ viewer, params, reply }) => {
    reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="cita.ics"');
    return appointments.calendar(viewer.userId, params.id);
  });
}
