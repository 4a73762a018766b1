import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Agenda, AgendaAppointment, Undecided } from '../agenda/contract.ts';
import { isOutcome } from '../attendance/rules.ts';

/** Something to see to, and which appointments it is about. */
export type Matter = {
  title: string;
  appointments: AgendaAppointment[];
  isToCall?: boolean | undefined;
  isDated?: boolean | undefined;
};

const hasNoOutcome = ({ attendance }: AgendaAppointment) =>
  attendance === null || !isOutcome(attendance.status);

/**
 * Whether an appointment stands where its professional, or the whole clinic, is away. By video it may take place all the
 * same: that is what becomes of some, but not of one that somebody has moved there since.
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
 * What has to be seen to, the most urgent first: an appointment in hours that were closed waits for a decision; one that is over ends in one of the outcomes; who comes tomorrow
 * and has not said so is called. In Madrid's calendar.
 */
export function openMatters(
  { appointments: all, absences }: Pick<Agenda, 'appointments' | 'absences'>,
  now: Date,
  today: Day,
  elsewhere: Undecided = { over: [], closed: [] },
): Matter[] {
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  const dayOf = (one: AgendaAppointment) => wallTimeOf(new Date(one.startsAt)).day;
  const recent = confirmed.filter((one) => new Date(one.endsAt) <= now && hasNoOutcome(one));
  // What the page has loaded of these days itself is newer than the list of all others.
  const loaded = new Set(all.map(({ id }) => id));
  const isElsewhere = ({ id }: AgendaAppointment) => !loaded.has(id);
  const without = [...elsewhere.over.filter(isElsewhere), ...recent];
  const tomorrow = confirmed.filter((one) => dayOf(one) > today && !one.attendanceConfirmed);
  const closed = all
    .filter((one) => one.status !== 'cancelled' && new Date(one.startsAt) > now)
    .filter(isInAbsence(absences))
    .concat(elsewhere.closed.filter(isElsewhere));
  return [
    { title: 'En horas cerradas: ¿qué hacemos?', appointments: closed, isToCall: true, isDated: true },
    { title: 'Ya han pasado: ¿cómo acabaron?', appointments: without, isDated: true },
    { title: 'Mañana: no han dicho que vienen', appointments: tomorrow, isToCall: true },
  ].filter(({ appointments }) => appointments.length > 0);
}
