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
import { labelTexts } from './label-texts.ts';
import { isPaymentDue } from './row-actions.ts';

/** An icon besides the colour, so that kinds do not differ by colour alone. */
export const kindSigns: Record<Kind, { Icon: LucideIcon; readonly word: string }> = {
  office: {
    Icon: Building2,
    get word() {
      return labelTexts().kinds.office;
    },
  },
  home: {
    Icon: House,
    get word() {
      return labelTexts().kinds.home;
    },
  },
  video: {
    Icon: Video,
    get word() {
      return labelTexts().kinds.video;
    },
  },
  child: {
    Icon: Baby,
    get word() {
      return labelTexts().kinds.child;
    },
  },
};

export const consultationWord = ({
  type,
  serviceName,
}: Pick<AgendaAppointment, 'type' | 'serviceName'>): string => serviceName ?? kindSigns[type].word;

export const labelAttendance = (status: AttendanceStatus): string => labelTexts().attendance[status];

/** 'Ha venido', 'Ha venido, por teléfono'. */
export const formatAttendance = ({ status, isByPhone }: AttendanceNote): string =>
  isByPhone ? labelTexts().byPhone(labelAttendance(status)) : labelAttendance(status);

type AttendanceNote = { status: AttendanceStatus; isByPhone: boolean };

export const confirmedByPhoneLabel = (): string => labelTexts().confirmedByPhone;

/** '09:00–10:00', in Madrid time. */
export const formatSpan = ({ startsAt, endsAt }: Pick<AgendaAppointment, 'startsAt' | 'endsAt'>): string =>
  `${wallTimeOfInstant(startsAt).time}–${wallTimeOfInstant(endsAt).time}`;

export const absenceLabel = ({ professionalId }: Agenda['absences'][number]): string =>
  professionalId === null ? labelTexts().clinicClosed : labelTexts().absent;

/** 'Viaje 45 min': there and back; 'Viaje 45 y 30 min' if they differ. */
export function formatTravel({ travelBeforeMinutes: there, travelAfterMinutes: back }: AgendaAppointment) {
  if (there + back === 0) return undefined;
  return there === back ? labelTexts().travel(there) : labelTexts().travelThereAndBack(there, back);
}

export function formatPaymentState({
  price,
  paid,
  withCredit,
  status,
  attendance,
}: AgendaAppointment): string {
  const payment = labelTexts().payment;
  if (withCredit) return payment.byPlan;
  if (paid) return payment.paid(formatEuros(price));
  if (price === 0 && status !== 'pending') return payment.free;
  // A cancelled appointment stays unpaid; a late one that is charged has an outcome instead.
  if (status === 'cancelled' || attendance?.isWaived) return payment.notCharged(formatEuros(price));
  if (attendance && isOutcome(attendance.status)) return payment.owed(formatEuros(price));
  return status === 'pending' ? payment.held(formatEuros(price)) : payment.due(formatEuros(price));
}

function formatState(one: AgendaAppointment): string {
  if (one.status === 'cancelled') return labelTexts().state.cancelled;
  if (one.attendance) return formatAttendance(one.attendance);
  if (one.status === 'pending')
    return one.holdExpiresAt
      ? labelTexts().state.heldUntil(formatTime(one.holdExpiresAt))
      : labelTexts().state.pending;
  return one.attendanceConfirmed ? confirmedByPhoneLabel() : labelTexts().state.confirmed;
}

/** Whether the appointment is over without an outcome. */
export const waitsForOutcome = (
  { status, endsAt, attendance }: Pick<AgendaAppointment, 'status' | 'endsAt' | 'attendance'>,
  now: Date,
): boolean =>
  status === 'confirmed' && new Date(endsAt) <= now && (attendance === null || !isOutcome(attendance.status));

/** The current state. An ended appointment without an outcome asks for one, after the arrival if it was noted. */
export function formatCurrentState(one: AgendaAppointment, now: Date): string {
  if (!waitsForOutcome(one, now)) return formatState(one);
  const state = labelTexts().state;
  if (one.attendance !== null) return state.arrivedHowItEnded(formatAttendance(one.attendance));
  if (one.videoVisit === null) return state.howItEnded;
  const { from, to } = one.videoVisit;
  return state.wasInVideoCall(formatTime(from), formatTime(to));
}

/** 'Pau Serra, 1 dic 2026, 17:00': names the appointment in a message. */
export const nameAppointment = ({ patient, startsAt }: AgendaAppointment): string =>
  `${nameOf(patient)}, ${formatShortDate(startsAt)}, ${formatTime(startsAt)}`;

/** The toast after an outcome is noted. It names the appointment, because its row may have left the list. */
export function outcomeMessage(one: AgendaAppointment, note: AttendanceNote): ToastMessage {
  return {
    tone: 'success',
    title: labelTexts().noted.title(formatAttendance(note)),
    description: isPaymentDue(one)
      ? labelTexts().noted.withDebt(nameAppointment(one), formatEuros(one.price))
      : `${nameAppointment(one)}.`,
  };
}

/** The toast after a note is undone; its title names the note. */
export const undoneMessage = (one: AgendaAppointment, label: string): ToastMessage => ({
  tone: 'success',
  title: labelTexts().noted.undone(label),
  description: `${nameAppointment(one)}.`,
});

/** Advice after a change at the desk whose outcome is unknown. */
export const checkAgendaAdvice = (): string => labelTexts().checkAgenda;
