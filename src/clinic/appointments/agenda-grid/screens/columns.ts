import { addDays, type Day, weekdayOf } from '#platform/time/calendar-days.ts';
import { dateWords } from '#platform/time/date-words.ts';
import { formatDay, formatShortDate, formatWeekday } from '#platform/time/screen-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import { columnTexts } from './column-texts.ts';

export type View = 'day' | 'week' | 'list';

/** The chosen professional or the whole team. Undefined: the team in a day, one professional in a week. */
export type ShownProfessional = number | 'all' | undefined;

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

export const daysOf = (view: View, day: Day): [Day, Day] =>
  view === 'day' ? [day, day] : [mondayOf(day), addDays(mondayOf(day), 6)];

/** Days from one page of a view to the next. */
export const stepDays = (view: View): number => (view === 'day' ? 1 : 7);

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

type Professional = Agenda['professionals'][number];

type ShownAgenda = {
  agenda: Agenda;
  view: View;
  day: Day;
  from: Day;
  /** One professional; undefined for everyone, side by side. */
  chosen: Professional | undefined;
  today: Day;
};

export type ColumnHead = {
  professional: Professional;
  day: Day;
  title: string;
  /** A narrow column: a day without work. */
  isIdle?: boolean;
  hint?: string | undefined;
  isToday?: boolean;
};

/** Columns: one day of each professional, or the days from Monday to Sunday of one or of each professional. */
export function gridColumns({ agenda, view, day, from, chosen, today }: ShownAgenda): ColumnHead[] {
  const shown = chosen === undefined ? agenda.professionals : [chosen];
  if (view === 'day') return shown.map((professional) => ({ professional, day, title: professional.name }));
  const week = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return week.flatMap((each) => {
    const isWeekend = weekdayOf(each) > 5;
    const isIdleWeekend = isWeekend && shown.every(({ id }) => isIdle(agenda, each, id));
    // Side by side, the columns of an idle weekend would take the room of the working days.
    if (isIdleWeekend && shown.length > 1) return [];
    const weekday = isIdleWeekend
      ? dateWords().shortWeekdays[weekdayOf(each) - 1]
      : formatWeekday(noon(each));
    return shown.map((professional) => ({
      professional,
      day: each,
      isIdle: shown.length > 1 ? isIdle(agenda, each, professional.id) : isIdleWeekend,
      title: `${weekday} ${Number(each.slice(8))}`,
      hint: agenda.holidays.includes(each) ? columnTexts().holiday : undefined,
      isToday: each === today,
    }));
  });
}

/** 'Nausica' for 'Dra. Nausica Riubell'; the whole name if a colleague has the same first name. */
export function shortProfessionalName(name: string, all: readonly Professional[]): string {
  const firstNameOf = (full: string) => full.split(' ').find((word) => !word.endsWith('.')) ?? full;
  const short = firstNameOf(name);
  const isShared = all.some((one) => one.name !== name && firstNameOf(one.name) === short);
  return isShared ? name : short;
}

/** A day without hours or appointments: its column is narrow. */
function isIdle({ hours, appointments, busy }: Agenda, day: Day, professionalId: number): boolean {
  const isTheirs = (one: { professionalId: number; startsAt: string }) =>
    one.professionalId === professionalId && wallTimeOfInstant(one.startsAt).day === day;
  const works = hours.some((one) => one.professionalId === professionalId && one.date === day);
  return !works && ![...appointments, ...busy].some(isTheirs);
}

/**
 * The professional shown alone; undefined for everyone, side by side. A week without a choice is that of the
 * first professional the user may plan for: a colleague's only shows busy times.
 */
export function shownAlone(
  professionals: Agenda['professionals'],
  view: View,
  choice: ShownProfessional,
): Professional | undefined {
  if (choice === 'all' || (view !== 'week' && choice === undefined)) return undefined;
  return (
    professionals.find(({ id }) => id === choice) ??
    professionals.find(({ isOpen }) => isOpen) ??
    professionals[0]
  );
}

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

const noBreak = '\u00a0';

/** 'Semana del 23 al 29 nov 2026'; parts common to both ends appear once. */
export function weekInWords(day: Day): string {
  const monday = mondayOf(day);
  const [from, to] = [monday, addDays(monday, 6)].map((each) => formatShortDate(noon(each)).split(noBreak));
  const differs = (part: number) => from?.slice(part).join() !== to?.slice(part).join();
  const first = from?.filter((_, part) => part === 0 || differs(part)).join(noBreak);
  return columnTexts().week(first ?? '', to?.join(noBreak) ?? '');
}
