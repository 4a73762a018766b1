import { asClient } from '#clinic/audit/contract.ts';
import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ChangeStreams } from '#platform/live/stream.server.ts';
import { createCalls } from './absences/calls.server.ts';
import * as absencesContract from './absences/contract.ts';
import { resolveAffectedAppointments } from './absences/resolution.server.ts';
import {
  addAbsence,
  changeHoliday,
  changeWeeklyHours,
  changeWorkingBlocks,
  removeExtraHour,
  removeHolidayChange,
} from './absences/service.server.ts';
import { getAgenda, listUndecided } from './agenda/contract.ts';
import { createAgenda } from './agenda/service.server.ts';
import { confirmByPhone, noteAttendance, undoAttendance } from './attendance/contract.ts';
import { setConfirmedByPhone } from './attendance/phone-confirmation.server.ts';
import { createAttendance } from './attendance/service.server.ts';
import {
  downloadCertificate,
  issueCertificate,
  listRecipients,
  sendCertificate,
} from './certificates/contract.ts';
import { createCertificates } from './certificates/service.server.ts';
import * as contract from './contract.ts';
import { announceDelay } from './delays/contract.ts';
import { notifyOfDelay } from './delays/service.server.ts';
import type { AppointmentsDeps } from './deps.server.ts';
import { bookForPatient } from './desk/booking.server.ts';
import { cancelForPatient, moveForPatient } from './desk/changes.server.ts';
import { bookAtDesk, cancelAtDesk, moveAtDesk } from './desk/contract.ts';
import { suggestionsFor } from './home-visit/municipalities.server.ts';
import * as links from './links.contract.ts';
import { streamChanges } from './live/contract.ts';
import { payBySession, paySeveralBySessions } from './payment/contract.ts';
import { paySeveralWithSessions, payUnpaidWithSession } from './payment/session.server.ts';
import { readBalance, receiptOfPerson, setDiscount, waiveDebt } from './person/balance/contract.ts';
import { createBalances } from './person/balance/service.server.ts';
import { listPersonAppointments, readNotes } from './person/contract.ts';
import { createAppointmentDirectory } from './person/service.server.ts';
import { createAppointmentLinks } from './reminder-links/service.server.ts';
import { readRoom, sendRoomLink } from './room/contract.ts';
import { sendLink, showRoom } from './room/service.server.ts';
import { planSeries, showSeries } from './series/booking.server.ts';
import { endFollowing, moveFollowing } from './series/changes.server.ts';
import { bookSeries, endSeries, moveSeries } from './series/contract.ts';
import { createAppointments } from './service.server.ts';
import * as calendarContract from './therapist-calendar/contract.ts';
import { createFeed } from './therapist-calendar/feed.server.ts';
import * as video from './video-room/contract.ts';
import { createVideoRoom, type VideoRoomDeps } from './video-room/service.server.ts';

export function bindAppointments(
  bind: ClinicBind,
  deps: AppointmentsDeps & VideoRoomDeps & { streams: ChangeStreams },
): void {
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
  bindChanges(bind, deps);
  bindVideoRoom(bind, deps);
}

/** Routes of the video room: the token of the link replaces a session. */
function bindVideoRoom(bind: ClinicBind, deps: VideoRoomDeps): void {
  const room = createVideoRoom(deps);
  bind(video.readVideoRoom, ({ body }) => room.read(body.token));
  bind(video.enterVideoRoom, ({ body }) => room.enter(body));
  bind(video.awaitRoomEvents, ({ body }) => room.events(body));
  bind(video.sendSignal, ({ body }) => room.signal(body));
  bind(video.admitToRoom, ({ body }) => room.admit(body));
  bind(video.saveSafetyAnswer, ({ body }) => room.saveSafetyAnswer(body));
  bind(video.leaveRoom, ({ body }) => room.leave(body));
}

/** Routes of reminder links: the token replaces a session. */
function bindLinks(bind: ClinicBind, linked: ReturnType<typeof createAppointmentLinks>): void {
  bind(links.readLink, ({ body, request }) => linked.read(body.token, networkOf(request.ip)));
  bind(links.confirmLink, ({ body, request }) => linked.confirm(body.token, networkOf(request.ip)));
  bind(links.cancelLink, ({ body, request }) => linked.cancel(body.token, networkOf(request.ip)));
  bind(links.moveLink, ({ body, request }) => linked.move(body, networkOf(request.ip)));
}

function bindDesk(bind: ClinicBind, deps: AppointmentsDeps): void {
  const agenda = createAgenda(deps);
  const attendance = createAttendance(deps);

  bind(getAgenda, ({ actor, query }) => agenda.list(actor, query));
  bind(listUndecided, ({ actor }) => agenda.undecided(actor));
  bind(
    bookAtDesk,
    async ({ actor, body, remember }) => agenda.show(await bookForPatient(deps, actor, body, remember)),
    (_, id) => agenda.show(id ?? 0),
  );
  bind(
    payBySession,
    async ({ actor, params, remember }) =>
      agenda.show(await payUnpaidWithSession(deps, actor, params.id, remember)),
    (_, id) => agenda.show(id ?? 0),
  );
  bind(
    paySeveralBySessions,
    async ({ actor, params, body, remember }) => {
      const wish = { patientId: params.id, appointmentIds: body.appointmentIds };
      await paySeveralWithSessions(deps, actor, wish, remember);
      return null;
    },
    async () => null,
  );
  bind(moveAtDesk, async ({ actor, params, body }) => {
    await moveForPatient(deps, actor, params.id, body);
    return agenda.show(params.id);
  });
  bind(cancelAtDesk, async ({ actor, params, body }) => {
    await cancelForPatient(deps, actor, params.id, body);
    return agenda.show(params.id);
  });
  bind(noteAttendance, async ({ actor, params, body }) =>
    agenda.show(await attendance.note(actor, params.id, body)),
  );
  bind(confirmByPhone, async ({ actor, params, body }) =>
    agenda.show(await setConfirmedByPhone(deps, { actor, id: params.id, ...body })),
  );
  bind(announceDelay, ({ actor, body }) => notifyOfDelay(deps, actor, body));
  bind(readRoom, ({ actor, params }) => showRoom(deps, actor, params.id));
  bind(sendRoomLink, ({ actor, params }) => sendLink(deps, actor, params.id));
  bind(undoAttendance, async ({ actor, params }) => agenda.show(await attendance.undo(actor, params.id)));
}

function bindCertificates(bind: ClinicBind, deps: AppointmentsDeps): void {
  const certificates = createCertificates(deps);
  bind(issueCertificate, ({ actor, params, body }) => certificates.issue(actor, params.id, body));
  bind(listRecipients, ({ actor, params }) => certificates.recipients(actor, params.id));
  bind(downloadCertificate, async ({ actor, params, reply }) => {
    const { name, content } = await certificates.file(actor, params.id);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(sendCertificate, ({ actor, params }) => certificates.send(actor, params.id));
}

function bindAppointmentDirectory(bind: ClinicBind, deps: AppointmentsDeps): void {
  const directory = createAppointmentDirectory(deps);
  bind(listPersonAppointments, ({ actor, params }) => directory.list(actor, params.id));
  bind(readNotes, async ({ actor, params, body }) => ({
    notes: await directory.readNotes(actor, params.id, body.reason),
  }));
}

function bindBalance(bind: ClinicBind, deps: AppointmentsDeps): void {
  const balances = createBalances(deps);
  bind(readBalance, ({ actor, params }) => balances.read(actor, params.id));
  bind(receiptOfPerson, async ({ actor, params, reply }) => {
    const { name, content } = await balances.file(actor, params.id, params.receiptId);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return content;
  });
  bind(waiveDebt, ({ actor, params, body }) => balances.waive(actor, params.id, body.reason));
  bind(setDiscount, ({ actor, params, body }) => balances.discount(actor, params.id, body));
}

function bindClosures(bind: ClinicBind, deps: AppointmentsDeps): void {
  const calls = createCalls(deps);

  bind(absencesContract.addAbsence, ({ actor, body }) => addAbsence(deps, actor, body));
  bind(absencesContract.changeWeeklyHours, ({ actor, body }) => changeWeeklyHours(deps, actor, body));
  bind(absencesContract.changeWorkingBlocks, ({ actor, body }) => changeWorkingBlocks(deps, actor, body));
  bind(absencesContract.removeExtraHour, ({ actor, params, query }) =>
    removeExtraHour(deps, actor, params.id, query.preview === 'true'),
  );
  bind(absencesContract.changeHoliday, ({ actor, body }) => changeHoliday(deps, actor, body));
  bind(absencesContract.removeHolidayChange, ({ actor, params, query }) =>
    removeHolidayChange(deps, actor, params.date, query.preview === 'true'),
  );
  bind(absencesContract.resolveAffected, async ({ actor, body }) => ({
    outcomes: await resolveAffectedAppointments(deps, actor, body),
  }));
  bind(absencesContract.listCalls, ({ actor }) => calls.list(actor));
  bind(absencesContract.endCall, ({ actor, params }) => calls.end(actor, params.id));
}

function bindFeed(bind: ClinicBind, deps: AppointmentsDeps): void {
  const feed = createFeed(deps);
  bind(calendarContract.renewFeed, ({ actor }) => feed.renew(actor));
  bind(calendarContract.readFeed, async ({ params, request, reply }) => {
    const file = await feed.read(params.file, networkOf(request.ip));
    reply.type('text/calendar; charset=utf-8');
    return file;
  });
}

function bindSeries(bind: ClinicBind, deps: AppointmentsDeps): void {
  bind(
    bookSeries,
    ({ actor, body, remember }) => planSeries(deps, actor, body, remember),
    (_, seriesId) => showSeries(deps, seriesId ?? 0),
  );
  bind(moveSeries, ({ actor, params, body }) => moveFollowing(deps, actor, { seriesId: params.id, ...body }));
  bind(endSeries, ({ actor, params, body }) => endFollowing(deps, actor, { seriesId: params.id, ...body }));
}

function bindChanges(bind: ClinicBind, { streams }: { streams: ChangeStreams }): void {
  bind(streamChanges, async ({ viewer, request, reply }) => {
    const heard = request.headers['last-event-id']?.toString();
    return streams.begin(reply, {
      topic: 'agenda',
      heard,
      userId: viewer.userId,
      isStaff: true,
      network: networkOf(request.ip),
    });
  });
}
