import { sessionMinutesRange } from '#clinic/services/terms.ts';
import { clockTime, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import { minutesOf, type Scale, stepMinutesAt } from './place-in-day.ts';

export type TargetColumn = { day: Day; professional: Agenda['professionals'][number] };
/** Destination of a move: a column, its start in minutes since midnight in Madrid, and its length in minutes. */
export type TargetPlace = { one: AgendaAppointment; column: number; minutes: number; length: number };
export type Proposal = { one: AgendaAppointment; startsAt: string; endsAt: string } & TargetColumn;

export const lengthOf = ({ startsAt, endsAt }: Pick<AgendaAppointment, 'startsAt' | 'endsAt'>) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

export const currentPlace = (one: AgendaAppointment, column: number): TargetPlace => ({
  one,
  column,
  minutes: minutesOf(one.startsAt),
  length: lengthOf(one),
});

/** Whether its length may be changed. Imported appointments may be shorter or longer than the desk may book. */
export const mayChangeLength = (one: Pick<AgendaAppointment, 'startsAt' | 'endsAt'>): boolean => {
  const { shortest, longest, step } = sessionMinutesRange;
  const length = lengthOf(one);
  return length >= shortest && length <= longest && length % step === 0;
};

const roundTo = (step: number, minutes: number) => Math.round(minutes / step) * step;
const clamp = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value));

/**
 * A destination rounded and kept within the sheet's hours; undefined in a column the user may not plan for.
 */
export function clampPlace(
  wished: TargetPlace,
  columns: readonly TargetColumn[],
  scale: Scale,
): TargetPlace | undefined {
  if (!columns[wished.column]?.professional.isOpen) return undefined;
  const rounded = roundTo(stepMinutesAt(scale.zoom), wished.minutes);
  const latest = scale.last * 60 - wished.length;
  return { ...wished, minutes: clamp(scale.first * 60, latest, rounded) };
}

/**
 * The same start with another end, rounded and kept within the lengths that the desk may book and the sheet's
 * hours.
 * @param end minutes since midnight in Madrid
 */
export function changeEnd(place: TargetPlace, end: number, scale: Scale): TargetPlace {
  const { shortest, longest } = sessionMinutesRange;
  const step = stepMinutesAt(scale.zoom);
  const wished = roundTo(step, end - lengthOf(place.one) - place.minutes) + lengthOf(place.one);
  const most = Math.min(longest, scale.last * 60 - place.minutes);
  return { ...place, length: clamp(shortest, most, wished) };
}

/** Destination after an arrow key; undefined for other keys. Skips columns the user may not plan for. */
export function moveByKey(
  wished: TargetPlace,
  key: string,
  columns: readonly TargetColumn[],
  scale: Scale,
): TargetPlace | undefined {
  const { column, minutes } = wished;
  const stepMinutes = stepMinutesAt(scale.zoom);
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

export function toProposal(
  { one, minutes, length }: TargetPlace,
  { day, professional }: TargetColumn,
): Proposal {
  const start = instantOf(day, clockTime(minutes));
  const endsAt = new Date(start.getTime() + length * 60_000).toISOString();
  return { one, startsAt: start.toISOString(), endsAt, day, professional };
}

export const isLengthChanged = (proposal: Proposal): boolean => lengthOf(proposal) !== lengthOf(proposal.one);

export const isUnchanged = (proposal: Proposal): boolean =>
  proposal.one.professionalId === proposal.professional.id &&
  Date.parse(proposal.one.startsAt) === Date.parse(proposal.startsAt) &&
  !isLengthChanged(proposal);
