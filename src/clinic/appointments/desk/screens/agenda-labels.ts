import { Baby, Building2, House, type LucideIcon, Video } from 'lucide-react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import type { Kind } from '#clinic/services/contract.ts';
import type { ToastMessage } from '#design/feedback/toast-store.ts';
import { formatEuros } from '#platform/money.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome } from '../../attendance/rules.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import type { AttendanceStatus } from '../../terms.ts';
import { isPaymentDue } from './row-actions.ts';

/** An icon besides the colour, so that kinds do not differ by colour alone. */
export const kindSigns: Record<Kind, { Icon: LucideIcon; word: string }> = {
  office: { Icon: Building2, word: 'Despacho' },
  home: { Icon: House, word: 'Domicilio' },
  video: { Icon: Video, word: 'Vídeo' },
  child: { Icon: Baby, word: 'Infantil' },
};

export const consultationWord = ({
  type,
  serviceName,
}: Pick<AgendaAppointment, 'type' | 'serviceName'>): string => serviceName ?? kindSigns[type].word;

export const attendanceLabels: Record<AttendanceStatus, string> = {
  arrived: 'Ha llegado',
  fulfilled: 'Ha venido',
  no_show: 'No ha venido',
  cancelled_late: 'Canceló tarde',
};

/** 'Ha venido', 'Ha venido, por teléfono'. */
export const formatAttendance = ({ status, isByPhone }: AttendanceNote): string =>
  isByPhone ? `${attendanceLabels[status]}, por teléfono` : attendanceLabels[status];

type AttendanceNote = { status: AttendanceStatus; isByPhone: boolean };

export const confirmedByPhoneLabel = 'Ha dicho que viene';

/** '09:00–10:00', in Madrid time. */
export const formatSpan = ({ startsAt, endsAt }: Pick<AgendaAppointment, 'startsAt' | 'endsAt'>): string =>
  `${wallTimeOfInstant(startsAt).time}–${wallTimeOfInstant(endsAt).time}`;

export const absenceLabel = ({ professionalId }: Agenda['absences'][number]): string =>
  professionalId === null ? 'Clínica cerrada' : 'No está';

/** 'Viaje 45 min': there and back; 'Viaje 45 y 30 min' if they differ. */
export function formatTravel({ travelBeforeMinutes: there, travelAfterMinutes: back }: AgendaAppointment) {
  if (there + back === 0) return undefined;
  return there === back ? `Viaje ${there} min` : `Viaje ${there} y ${back} min`;
}

export function formatPaymentState({
  price,
  paid,
  withCredit,
  status,
  attendance,
}: AgendaAppointment): string {
  if (withCredit) return 'Sesión de plan';
  if (paid) return `${formatEuros(price)} · pagada`;
  if (price === 0 && status !== 'pending') return 'no se cobra';
  // A cancelled appointment stays unpaid; a late one that is charged has an outcome instead.
  if (status === 'cancelled' || attendance?.isWaived) return `${formatEuros(price)} · no se cobra`;
  if (attendance && isOutcome(attendance.status)) return `${formatEuros(price)} · se debe`;
  return status === 'pending'
    ? `${formatEuros(price)} · espera el pago`
    : `${formatEuros(price)} · por pagar`;
}

function formatState(one: AgendaAppointment): string {
  if (one.status === 'cancelled') return 'Cancelada';
  if (one.attendance) return formatAttendance(one.attendance);
  if (one.status === 'pending')
    return one.holdExpiresAt ? `Guardada hasta las ${formatTime(one.holdExpiresAt)}` : 'Pendiente';
  return one.attendanceConfirmed ? confirmedByPhoneLabel : 'Confirmada';
}

/** Whether the appointment is over without an outcome. */
export const waitsForOutcome = (
  { status, endsAt, attendance }: Pick<AgendaAppointment, 'status' | 'endsAt' | 'attendance'>,
  now: Date,
): boolean =>
  status === 'confirmed' && new Date(endsAt) <= now && (attendance === null || !isOutcome(attendance.status));

/** 'En videollamada de 10:02 a 10:51', in Madrid time. */
const formatVideoVisit = ({ from, to }: { from: string; to: string }): string =>
  `En videollamada de ${formatTime(from)} a ${formatTime(to)}`;

/** The current state. An ended appointment without an outcome asks for one, after the arrival if it was noted. */
export function formatCurrentState(one: AgendaAppointment, now: Date): string {
  if (!waitsForOutcome(one, now)) return formatState(one);
  if (one.attendance !== null) return `${formatAttendance(one.attendance)}. ¿Cómo acabó?`;
  return one.videoVisit === null ? '¿Cómo acabó?' : `${formatVideoVisit(one.videoVisit)}. ¿Ha venido?`;
}

/** 'Pau Serra, 1 dic 2026, 17:00': names the appointment in a message. */
export const nameAppointment = ({ patient, startsAt }: AgendaAppointment): string =>
  `${nameOf(patient)}, ${formatShortDate(startsAt)}, ${formatTime(startsAt)}`;

/** The toast after an outcome is noted. It names the appointment, because its row may have left the list. */
export function outcomeMessage(one: AgendaAppointment, note: AttendanceNote): ToastMessage {
  return {
    tone: 'success',
    title: `Anotado: «${formatAttendance(note)}»`,
    description: `${nameAppointment(one)}.${isPaymentDue(one) ? ` Debe ${formatEuros(one.price)}.` : ''}`,
  };
}

/** The toast after a note is undone; its title names the note. */
export const undoneMessage = (one: AgendaAppointment, label: string): ToastMessage => ({
  tone: 'success',
  title: `Deshecho: «${label}»`,
  description: `${nameAppointment(one)}.`,
});

/** Advice after a change at the desk whose outcome is unknown. */
export const checkAgendaAdvice = 'Mira en la agenda cómo ha quedado antes de repetirlo.';
