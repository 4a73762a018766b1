import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import { getAgenda, listUndecided } from '../agenda/contract.ts';
import { createAgenda } from '../agenda/service.server.ts';
import { confirmByPhone, noteAttendance, undoAttendance } from '../attendance/contract.ts';
import { setConfirmedByPhone } from '../attendance/phone-confirmation.server.ts';
import { createAttendance } from '../attendance/service.server.ts';
import { announceDelay } from '../delays/contract.ts';
import { notifyOfDelay } from '../delays/service.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { payBySession, paySeveralBySessions } from '../payment/contract.ts';
import { paySeveralWithSessions, payUnpaidWithSession } from '../payment/session.server.ts';
import { readRoom, sendRoomLink } from '../room/contract.ts';
import { sendLink, showRoom } from '../room/service.server.ts';
import { bookForPatient } from './booking.server.ts';
import { cancelForPatient, moveForPatient } from './changes.server.ts';
import { bookAtDesk, cancelAtDesk, moveAtDesk } from './contract.ts';

export function bindDesk(bind: Bind, deps: AppointmentsDeps): void {
  const agenda = createAgenda(deps);
  const attendance = createAttendance(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(getAgenda, async ({ viewer, query }) => agenda.list(await actorOf(viewer), query));
  bind(listUndecided, async ({ viewer }) => agenda.undecided(await actorOf(viewer)));
  bind(
    bookAtDesk,
    async ({ viewer, body, remember }) =>
      agenda.show(await bookForPatient(deps, await actorOf(viewer), body, remember)),
    (_, id) => agenda.show(id ?? 0),
  );
  bind(
    payBySession,
    async ({ viewer, params, remember }) =>
      agenda.show(await payUnpaidWithSession(deps, await actorOf(viewer), params.id, remember)),
    (_, id) => agenda.show(id ?? 0),
  );
  bind(
    paySeveralBySessions,
    async ({ viewer, params, body, remember }) => {
      const wish = { patientId: params.id, appointmentIds: body.appointmentIds };
      await paySeveralWithSessions(deps, await actorOf(viewer), wish, remember);
      return null;
    },
    async () => null,
  );
  bind(moveAtDesk, async ({ viewer, params, body }) => {
    await moveForPatient(deps, await actorOf(viewer), params.id, body);
    return agenda.show(params.id);
  });
  bind(cancelAtDesk, async ({ viewer, params, body }) => {
    await cancelForPatient(deps, await actorOf(viewer), params.id, body);
    return agenda.show(params.id);
  });
  bind(noteAttendance, async ({ viewer, params, body }) =>
    agenda.show(await attendance.note(await actorOf(viewer), params.id, body.status)),
  );
  bind(confirmByPhone, async ({ viewer, params, body }) =>
    agenda.show(await setConfirmedByPhone(deps, { actor: await actorOf(viewer), id: params.id, ...body })),
  );
  bind(announceDelay, async ({ viewer, body }) => notifyOfDelay(deps, await actorOf(viewer), body));
  bind(readRoom, async ({ viewer, params }) => showRoom(deps, await actorOf(viewer), params.id));
  bind(sendRoomLink, async ({ viewer, params }) => sendLink(deps, await actorOf(viewer), params.id));
  bind(undoAttendance, async ({ viewer, params }) =>
    agenda.show(await attendance.undo(await actorOf(viewer), params.id)),
  );
}
