import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay, formatWeekday } from '#platform/time/spanish-dates.ts';
import type { Agenda, AgendaAppointment, Undecided } from '../agenda/contract.ts';
import { isOutcome } from '../attendance/rules.ts';

/** Something to see to, and which appointments it is about. */
export type Matter = {
  title: string;
  appointments: AgendaAppointment[];
  isToCall?: boolean | undefined;
  /** Whether it is over once they say that they come. */
  asksWhetherComing?: boolean | undefined;
  isDated?: boolean | undefined;
  /** What to do, where the appointment itself does not say it. */
  advice?: string | undefined;
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
 * or on the next day of work and has not said so is called; who comes of age before an hour, and could not be told of it, is asked
 * where to write. In Madrid's calendar.
 */
export function openMatters(
  { appointments: all, absences }: Pick<Agenda, 'appointments' | 'absences'>,
  now: Date,
  today: Day,
  elsewhere: Partial<Undecided> = {},
): Matter[] {
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  const dayOf = (one: AgendaAppointment) => wallTimeOf(new Date(one.startsAt)).day;
  // Today's stand in the day below, with what can be noted of them.
  const recent = confirmed.filter(
    (one) => dayOf(one) < today && new Date(one.endsAt) <= now && hasNoOutcome(one),
  );
  // What the page has loaded of these days itself is newer than the list of all others.
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
  return [
    { title: 'En horas cerradas: ¿qué hacemos?', appointments: closed, isToCall: true, isDated: true },
    { title: 'Ya han pasado: ¿cómo acabaron?', appointments: without, isDated: true },
    { ...untilWhen(silent.map(dayOf), today), appointments: silent, isToCall: true, asksWhetherComing: true },
    {
      title: 'Cumplen 18 años antes de su cita, y nadie se enteraría',
      appointments: comingOfAge,
      isToCall: true,
      isDated: true,
      advice: ofAge,
    },
  ].filter(({ appointments }) => appointments.length > 0);
}

const ofAge =
  'Desde ese día, quien los cuida deja de ver la cita y de recibir avisos. Pídeles un teléfono o un correo suyos y apúntalos en su ficha: los avisos les llegarán a ellos.';

/** 'Mañana', or, where the clinic works tomorrow no more, until which day; each row says its own then. */
function untilWhen(days: Day[], today: Day): Pick<Matter, 'title' | 'isDated'> {
  const last = days.reduce((one, other) => (one > other ? one : other), addDays(today, 1));
  if (last === addDays(today, 1)) return { title: 'Mañana: no han dicho que vienen' };
  const at = new Date(`${last}T12:00:00Z`);
  const name = last <= addDays(today, 6) ? formatWeekday(at) : formatDay(last);
  const isAlone = days.every((day) => day === last);
  return { title: `${isAlone ? 'El' : 'Hasta el'} ${name}: no han dicho que vienen`, isDated: true };
}
