import { clockTime, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import type { Scale } from './place-in-day.ts';

export type TargetColumn = { day: Day; professional: Agenda['professionals'][number] };
/** Destination of a move: a column, and minutes since midnight in Madrid. */
export type TargetPlace = { one: AgendaAppointment; column: number; minutes: number };
export type Proposal = { one: AgendaAppointment; startsAt: string; endsAt: string } & TargetColumn;

/** Step of an arrow key, and rounding of a pointer. */
const stepMinutes = 15;

const lengthOf = ({ startsAt, endsAt }: AgendaAppointment) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

export function currentPlace(one: AgendaAppointment, column: number): TargetPlace {
  const [hours = 0, minutes = 0] = wallTimeOf(new Date(one.startsAt)).time.split(':').map(Number);
  return { one, column, minutes: hours * 60 + minutes };
}

/**
 * A destination rounded and kept within the sheet's hours; undefined in a column the user may not plan for.
 */
export function clampPlace(
  wished: TargetPlace,
  columns: readonly TargetColumn[],
  scale: Scale,
): TargetPlace | undefined {
  if (!columns[wished.column]?.professional.isOpen) return undefined;
  const rounded = Math.round(wished.minutes / stepMinutes) * stepMinutes;
  const latest = scale.last * 60 - lengthOf(wished.one);
  return { ...wished, minutes: Math.max(scale.first * 60, Math.min(latest, rounded)) };
}

/** Destination after an arrow key; undefined for other keys. Skips columns the user may not plan for. */
export function moveByKey(
  wished: TargetPlace,
  key: string,
  columns: readonly TargetColumn[],
  scale: Scale,
): TargetPlace | undefined {
  const { column, minutes } = wished;
  const places: Record<string, Partial<TargetPlace>> = {
    ArrowUp: { minutes: minutes - stepMinutes },
    ArrowDown: { minutes: minutes + stepMinutes },
    ArrowLeft: { column: nextOpenColumn(columns, column, -1) },
    ArrowRight: { column: nextOpenColumn(columns, column, 1) },
  };
  return places[key] && clampPlace({ ...wished, ...places[key] }, columns, scale);
}

function nextOpenColumn(columns: readonly TargetColumn[], from: number, by: 1 | -1): number {
  for (let index = from + by; columns[index] !== undefined; index += by)
    if (columns[index]?.professional.isOpen) return index;
  return from;
}

export function toProposal({ one, minutes }: TargetPlace, { day, professional }: TargetColumn): Proposal {
  const start = instantOf(day, clockTime(minutes));
  const endsAt = new Date(start.getTime() + lengthOf(one) * 60_000).toISOString();
  return { one, startsAt: start.toISOString(), endsAt, day, professional };
}

export const isUnchanged = ({ one, startsAt, professional }: Proposal): boolean =>
  one.professionalId === professional.id && Date.parse(one.startsAt) === Date.parse(startsAt);
