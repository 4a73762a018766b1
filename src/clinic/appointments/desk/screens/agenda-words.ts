import { Baby, Building2, House, type LucideIcon, Video } from 'lucide-react';
import type { Kind } from '#clinic/services/contract.ts';
import { formatEuros } from '#platform/money.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { isOutcome } from '../../attendance/rules.ts';
import { clockAt } from '../../screens/wall-clock.ts';
import type { AttendanceStatus } from '../../terms.ts';

/** An icon besides the colour, so that kinds do not differ by colour alone. */
export const kindSigns: Record<Kind, { Icon: LucideIcon; word: string }> = {
  office: { Icon: Building2, word: 'Despacho' },
  home: { Icon: House, word: 'Domicilio' },
  video: { Icon: Video, word: 'Vídeo' },
  child: { Icon: Baby, word: 'Infantil' },
};

export const whatOf = ({ type, serviceName }: Pick<AgendaAppointment, 'type' | 'serviceName'>): string =>
  serviceName ?? kindSigns[type].word;

export const attendanceWords: Record<AttendanceStatus, string> = {
  arrived: 'Ha llegado',
  fulfilled: 'Ha venido',
  no_show: 'No ha venido',
  cancelled_late: 'Canceló tarde',
};

export const saidComing = 'Ha dicho que viene';

/** '09:00–10:00', in Madrid time. */
export const spanOf = ({ startsAt, endsAt }: Pick<AgendaAppointment, 'startsAt' | 'endsAt'>): string =>
  `${clockAt(startsAt).time}–${clockAt(endsAt).time}`;

export const absenceWord = ({ professionalId }: Agenda['absences'][number]): string =>
  professionalId === null ? 'Clínica cerrada' : 'No está';

export const travelOf = ({ travelBeforeMinutes: there, travelAfterMinutes: back }: AgendaAppointment) =>
  there + back === 0 ? undefined : `De camino: ${there} min antes y ${back} después`;

export function moneyOf({ price, paid, withCredit, status, attendance }: AgendaAppointment): string {
  if (withCredit) return 'Sesión de plan';
  if (paid) return `${formatEuros(price)} · pagada`;
  if (attendance?.isWaived) return `${formatEuros(price)} · no se cobra`;
  if (attendance && isOutcome(attendance.status)) return `${formatEuros(price)} · se debe`;
  return status === 'pending'
    ? `${formatEuros(price)} · espera el pago`
    : `${formatEuros(price)} · por pagar`;
}

function stateOf(one: AgendaAppointment): string {
  if (one.status === 'cancelled') return 'Cancelada';
  if (one.attendance) return attendanceWords[one.attendance.status];
  if (one.status === 'pending')
    return one.holdExpiresAt ? `Guardada hasta las ${formatTime(one.holdExpiresAt)}` : 'Pendiente';
  return one.attendanceConfirmed ? saidComing : 'Confirmada';
}

/** Whether the appointment is over without an outcome. */
export const waitsForOutcome = ({ status, endsAt, attendance }: AgendaAppointment, now: Date): boolean =>
  status === 'confirmed' && new Date(endsAt) <= now && (attendance === null || !isOutcome(attendance.status));

/** The state now; an ended appointment without an outcome asks for one. */
export const standingOf = (one: AgendaAppointment, now: Date): string =>
  waitsForOutcome(one, now) ? '¿Cómo acabó?' : stateOf(one);

/** Shown after a change at the desk with a lost response. */
export const lookAtAgenda = 'Puede ser la conexión. Mira en la agenda cómo ha quedado antes de repetirlo.';
