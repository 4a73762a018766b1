import { addDays, type Day, weekdayOf } from '#platform/time/calendar-days.ts';
import { formatDay, formatShortDate, formatWeekday } from '#platform/time/spanish-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { clockAt } from '../../screens/wall-clock.ts';

/** How the agenda is looked at: a day, its week side by side, or its week one day under the other. */
export type View = 'day' | 'week' | 'list';

/** The Monday of a day's week. */
const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** The first and the last day that a look at a day shows. */
export const daysOf = (view: View, day: Day): [Day, Day] =>
  view === 'day' ? [day, day] : [mondayOf(day), addDays(mondayOf(day), 6)];

/** So many days on is what comes next. */
export const daysBeside = (view: View): number => (view === 'day' ? 1 : 7);

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

type Shown = {
  agenda: Agenda;
  view: View;
  day: Day;
  from: Day;
  chosen: Agenda['professionals'][number] | undefined;
  today: Day;
};

/** What stands side by side: everybody on one day, or one person's days from Monday to Sunday. */
export function sheetColumns({ agenda, view, day, from, chosen, today }: Shown) {
  if (view === 'day')
    return agenda.professionals.map((professional) => ({ professional, day, title: professional.name }));
  if (chosen === undefined) return [];
  return Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((each) => {
    const isIdle = isIdleWeekend(agenda, each, chosen.id);
    const weekday = formatWeekday(noon(each));
    return {
      professional: chosen,
      day: each,
      isIdle,
      title: `${isIdle ? weekday.slice(0, 3) : weekday} ${Number(each.slice(8))}`,
      hint: agenda.holidays.includes(each) ? 'Festivo' : undefined,
      isToday: each === today,
    };
  });
}

/** A day of the weekend on which they have nothing: its room is for the others. */
function isIdleWeekend({ hours, appointments, busy }: Agenda, day: Day, professionalId: number): boolean {
  if (weekdayOf(day) <= 5) return false;
  const isTheirs = (one: { professionalId: number; startsAt: string }) =>
    one.professionalId === professionalId && clockAt(one.startsAt).day === day;
  const works = hours.some((one) => one.professionalId === professionalId && one.date === day);
  return !works && ![...appointments, ...busy].some(isTheirs);
}

/** Whose week is looked at: who was chosen, or the first that one plans for; of a colleague's one sees only that they are busy. */
export const whoseWeek = (professionals: Agenda['professionals'], chosenId: number | undefined) =>
  professionals.find(({ id }) => id === chosenId) ??
  professionals.find(({ isOpen }) => isOpen) ??
  professionals[0];

/** What of an agenda is one professional's, and what is everybody's: a week is looked at person by person. */
export function agendaOf(agenda: Agenda, professionalId: number): Agenda {
  const isTheirs = (one: { professionalId: number | null }) => one.professionalId === professionalId;
  return {
    ...agenda,
    appointments: agenda.appointments.filter(isTheirs),
    busy: agenda.busy.filter(isTheirs),
    absences: agenda.absences.filter((one) => one.professionalId === null || isTheirs(one)),
  };
}

/** 'lunes, 23 de noviembre de 2026', of a day. */
export const dayInWords = (day: Day): string => `${formatWeekday(noon(day))}, ${formatDay(day)}`;

/** 'Semana del 23 al 29 nov 2026', of the week of a day; what both ends have in common is said once. */
export function weekInWords(day: Day): string {
  const monday = mondayOf(day);
  const [from, to] = [monday, addDays(monday, 6)].map((each) => formatShortDate(noon(each)).split(' '));
  const differs = (part: number) => from?.slice(part).join() !== to?.slice(part).join();
  const first = from?.filter((_, part) => part === 0 || differs(part)).join(' ');
  return `Semana del ${first} al ${to?.join(' ')}`;
}
