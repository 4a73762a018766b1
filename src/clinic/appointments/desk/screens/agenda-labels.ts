import { Baby, Building2, House, type LucideIcon, Video } from 'lucide-react';
import type { Kind } from '#clinic/services/contract.ts';
import { formatEuros } from '#platform/money.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome } from '../../attendance/rules.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import type { AttendanceStatus } from '../../terms.ts';

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
  if (one.attendance) return attendanceLabels[one.attendance.status];
  if (one.status === 'pending')
    return one.holdExpiresAt ? `Guardada hasta las ${formatTime(one.holdExpiresAt)}` : 'Pendiente';
  return one.attendanceConfirmed ? confirmedByPhoneLabel : 'Confirmada';
}

/** Whether the appointment is over without an outcome. */
export const waitsForOutcome = ({ status, endsAt, attendance }: AgendaAppointment, now: Date): boolean =>
  status === 'confirmed' && new Date(endsAt) <= now && (attendance === null || !isOutcome(attendance.status));

/** The state now; an ended appointment without an outcome asks for one. */
export const formatCurrentState = (one: AgendaAppointment, now: Date): string =>
  waitsForOutcome(one, now) ? '¿Cómo acabó?' : formatState(one);

/** Shown after a change at the desk with a lost response. */
export const checkAgendaSentence =
  'Puede ser la conexión. Mira en la agenda cómo ha quedado antes de repetirlo.';
