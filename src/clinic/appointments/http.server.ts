import { asClient } from '#clinic/audit/contract.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import { bindClosures } from './absences/http.server.ts';
import { bindCertificates } from './certificates/http.server.ts';
import * as contract from './contract.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { bindDesk } from './desk/http.server.ts';
import { suggestionsFor } from './home-visit/municipalities.server.ts';
import * as links from './links.contract.ts';
import { bindBalance } from './person/balance/http.server.ts';
import { bindAppointmentDirectory } from './person/http.server.ts';
import { createAppointmentLinks } from './reminder-links/service.server.ts';
import { bindSeries } from './series/http.server.ts';
import { createAppointments } from './service.server.ts';
import { bindFeed } from './therapist-calendar/http.server.ts';

export function bindAppointments(bind: Bind, deps: AppointmentsDeps): void {
  const appointments = createAppointments(deps);

  bind(contract.getAvailability, ({ query }) => appointments.availability.list(query));
  bind(contract.findMunicipalities, async ({ query }) => suggestionsFor(query.name));
  bind(contract.listAppointments, ({ viewer }) => appointments.list(viewer.userId));
  const show = ({ viewer }: { viewer: Viewer }, id: number | null) =>
    appointments.show(viewer.userId, id ?? 0);
  bind(
    contract.book,
    ({ viewer, body, request, remember }) =>
      appointments.book({ userId: viewer.userId, network: networkOf(request.ip) }, body, remember),
    show,
  );
  bind(
    contract.moveAppointment,
    async ({ viewer, params, body, remember }) => {
      await appointments.move({ actor: asClient(viewer.userId), id: params.id }, body.date, remember);
      return appointments.show(viewer.userId, params.id);
    },
    show,
  );
  bind(
    contract.cancelAppointment,
    async ({ viewer, params, remember }) => {
      await appointments.cancel({ actor: asClient(viewer.userId), id: params.id }, remember);
      return appointments.show(viewer.userId, params.id);
    },
    show,
  );
  bind(contract.appointmentCalendar, async ({ viewer, params, reply }) => {
    reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="cita.ics"');
    return appointments.calendar(viewer.userId, params.id);
  });
  bindLinks(bind, createAppointmentLinks(deps, appointments));
  bindDesk(bind, deps);
  bindCertificates(bind, deps);
  bindAppointmentDirectory(bind, deps);
  bindBalance(bind, deps);
  bindClosures(bind, deps);
  bindFeed(bind, deps);
  bindSeries(bind, deps);
}

/** Routes of reminder links: the token replaces a session. */
function bindLinks(bind: Bind, linked: ReturnType<typeof createAppointmentLinks>): void {
  bind(links.readLink, ({ body, request }) => linked.read(body.token, networkOf(request.ip)));
  bind(links.confirmLink, ({ body, request }) => linked.confirm(body.token, networkOf(request.ip)));
  bind(links.cancelLink, ({ body, request }) => linked.cancel(body.token, networkOf(request.ip)));
  bind(links.moveLink, ({ body, request }) => linked.move(body, networkOf(request.ip)));
}
