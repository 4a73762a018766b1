import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay, formatWeekday } from '#platform/time/dates.ts';
import type { Agenda, AgendaAppointment, Undecided } from '../agenda/contract.ts';
import { isOutcome } from '../attendance/rules.ts';
import { texts } from './texts.ts';

export type AttentionItem = {
  title: string;
  appointments: AgendaAppointment[];
  isToCall?: boolean | undefined;
  /** Whether the patient's confirmation of attendance completes it. */
  asksWhetherComing?: boolean | undefined;
  isDated?: boolean | undefined;
  /** The next step, if the appointment itself does not say it. */
  advice?: string | undefined;
};

const hasNoOutcome = ({ attendance }: AgendaAppointment) =>
  attendance === null || !isOutcome(attendance.status);

/**
 * Whether an appointment falls into an absence of its professional or of the whole clinic. A video
 * appointment may take place during an absence, but not one that was moved there afterwards.
 */
const isInAbsence =
  (absences: Agenda['absences']) =>
  ({ type, professionalId, startsAt, endsAt, movedIntoAbsence }: AgendaAppointment): boolean =>
    (type !== 'video' || movedIntoAbsence) &&
    absences.some(
      (away) =>
        (away.professionalId === null || away.professionalId === professionalId) &&
        away.startsAt < endsAt &&
        startsAt < away.endsAt,
    );

/**
 * Open tasks, the most urgent first, in Madrid's calendar: appointments in closed hours need a decision; past
 * ones need an outcome; patients who have not confirmed for tomorrow or the next working day get a call;
 * patients who turn 18 before an appointment, and whom no notification would reach, are asked for their
 * contact data.
 */
export function listAttentionItems(
  { appointments: all, absences }: Pick<Agenda, 'appointments' | 'absences'>,
  now: Date,
  today: Day,
  elsewhere: Partial<Undecided> = {},
): AttentionItem[] {
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  const dayOf = (one: AgendaAppointment) => wallTimeOf(new Date(one.startsAt)).day;
  // Today's appointments are in the day list below, where their outcome can be noted.
  const recent = confirmed.filter(
    (one) => dayOf(one) < today && new Date(one.endsAt) <= now && hasNoOutcome(one),
  );
  // The page's own data of these days is newer than the list of all other days.
  const loaded = new Set(all.map(({ id }) => id));
  const isElsewhere = ({ id }: AgendaAppointment) => !loaded.has(id);
  const { over = [], closed: away = [], unsaid = [], comingOfAge = [] } = elsewhere;
  const without = [...over.filter(isElsewhere), ...recent];
  const silent = confirmed
    .filter((one) => dayOf(one) > today && !one.attendanceConfirmed)
    .concat(unsaid.filter(isElsewhere));
  const closed = all
    .filter((one) => one.status !== 'cancelled' && new Date(one.startsAt) > now)
    .filter(isInAbsence(absences))
    .concat(away.filter(isElsewhere));
  const { attention } = texts();
  return [
    { title: attention.inClosedHours, appointments: closed, isToCall: true, isDated: true },
    { title: attention.withoutOutcome, appointments: without, isDated: true },
    {
      ...untilTitle(silent.map(dayOf), today),
      appointments: silent,
      isToCall: true,
      asksWhetherComing: true,
    },
    {
      title: attention.comingOfAge,
      appointments: comingOfAge,
      isToCall: true,
      isDated: true,
      advice: attention.comingOfAgeAdvice,
    },
  ].filter(({ appointments }) => appointments.length > 0);
}

/** 'Mañana', or the last day if the clinic does not work tomorrow. Then each row shows its own day. */
function untilTitle(days: Day[], today: Day): Pick<AttentionItem, 'title' | 'isDated'> {
  const last = days.reduce((one, other) => (one > other ? one : other), addDays(today, 1));
  const { unconfirmed } = texts().attention;
  if (last === addDays(today, 1)) return { title: unconfirmed.tomorrow };
  const at = new Date(`${last}T12:00:00Z`);
  const name = last <= addDays(today, 6) ? formatWeekday(at) : formatDay(last);
  const isAlone = days.every((day) => day === last);
  return { title: isAlone ? unconfirmed.onDay(name) : unconfirmed.untilDay(name), isDated: true };
}
