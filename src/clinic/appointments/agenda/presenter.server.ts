import { statusAt } from '../presenter.server.ts';
import type { AgendaAppointment } from './contract.ts';
import type { AgendaRow } from './queries.server.ts';

export function presentAgendaAppointment(row: AgendaRow, now: Date): AgendaAppointment {
  const { appointment: visit, noted, videoVisit } = row;
  const status = statusAt(visit, now);
  return {
    id: visit.id,
    professionalId: visit.professionalId,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    travelBeforeMinutes: visit.travelBeforeMinutes,
    travelAfterMinutes: visit.travelAfterMinutes,
    pauseMinutes: visit.pauseMinutes,
    type: visit.kind,
    serviceName: visit.serviceName,
    status,
    holdExpiresAt: status === 'pending' ? (visit.holdExpiresAt?.toISOString() ?? null) : null,
    patient: {
      id: row.patientId,
      name: row.name,
      birthDate: row.birthDate,
      guardianName: row.guardianName,
      phone: row.phone,
      email: row.email,
    },
    companion: visit.companionId === null ? null : { id: visit.companionId, name: row.companionName },
    seriesId: visit.seriesId,
    address: row.isBlocked ? null : visit.address,
    price: visit.priceCents,
    paid: visit.paid,
    withCredit: visit.withCredit,
    cancellationHours: visit.cancellationHours,
    movedIntoAbsence: visit.movedIntoAbsence,
    hasNotes: visit.hasNotes,
    isQuiet: visit.isQuiet,
    attendanceConfirmed: visit.attendanceConfirmedAt !== null,
    attendance: noted === null ? null : { ...noted, at: new Date(noted.at).toISOString() },
    videoVisit: videoVisit && {
      from: new Date(videoVisit.from).toISOString(),
      to: new Date(videoVisit.to).toISOString(),
    },
  };
}
