import { addDays, type Day, weekdayOf } from '#platform/time/calendar-days.ts';
import { formatDay, formatShortDate, formatWeekday } from '#platform/time/spanish-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';

export type View = 'day' | 'week' | 'list';

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

export const daysOf = (view: View, day: Day): [Day, Day] =>
  view === 'day' ? [day, day] : [mondayOf(day), addDays(mondayOf(day), 6)];

/** Days from one page of a view to the next. */
export const stepDays = (view: View): number => (view === 'day' ? 1 : 7);

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

type ShownAgenda = {
  agenda: Agenda;
  view: View;
  day: Day;
  from: Day;
  chosen: Agenda['professionals'][number] | undefined;
  today: Day;
};

/** Columns: all professionals on one day, or one professional's days from Monday to Sunday. */
export function gridColumns({ agenda, view, day, from, chosen, today }: ShownAgenda) {
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

/** A weekend day without hours or appointments: its column is narrow. */
function isIdleWeekend({ hours, appointments, busy }: Agenda, day: Day, professionalId: number): boolean {
  if (weekdayOf(day) <= 5) return false;
  const isTheirs = (one: { professionalId: number; startsAt: string }) =>
    one.professionalId === professionalId && wallTimeOfInstant(one.startsAt).day === day;
  const works = hours.some((one) => one.professionalId === professionalId && one.date === day);
  return !works && ![...appointments, ...busy].some(isTheirs);
}

/**
 * The professional whose week is shown: the chosen one, or the first the user may plan for. A colleague's
 * week only shows busy times.
 */
export const whoseWeek = (professionals: Agenda['professionals'], chosenId: number | undefined) =>
  professionals.find(({ id }) => id === chosenId) ??
  professionals.find(({ isOpen }) => isOpen) ??
  professionals[0];

/** The part of an agenda that concerns one professional, including closures of the whole clinic. */
export function agendaOf(agenda: Agenda, professionalId: number): Agenda {
  const isTheirs = (one: { professionalId: number | null }) => one.professionalId === professionalId;
  return {
    ...agenda,
    appointments: agenda.appointments.filter(isTheirs),
    busy: agenda.busy.filter(isTheirs),
    absences: agenda.absences.filter((one) => one.professionalId === null || isTheirs(one)),
  };
}

/** 'lunes, 23 de noviembre de 2026'. */
export const dayInWords = (day: Day): string => `${formatWeekday(noon(day))}, ${formatDay(day)}`;

/** 'Semana del 23 al 29 nov 2026'; parts common to both ends appear once. */
export function weekInWords(day: Day): string {
  const monday = mondayOf(day);
  const [from, to] = [monday, addDays(monday, 6)].map((each) => formatShortDate(noon(each)).split(' '));
  const differs = (part: number) => from?.slice(part).join() !== to?.slice(part).join();
  const first = from?.filter((_, part) => part === 0 || differs(part)).join(' ');
  return `Semana del ${first} al ${to?.join(' ')}`;
}
