import { type Day, minutesOfDay, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../agenda/contract.ts';
import type { MinuteRange, Scale } from './place-in-day.ts';

/** A shorter gap between two starts is a pause of the professional, not a closed hour. */
const shortestBreakMinutes = 60;

type Hours = Pick<Agenda['hours'][number], 'times' | 'minutes'>;

export type ClosedRange = MinuteRange & { /** Between two open ranges, as at lunchtime. */ isBreak: boolean };

/**
 * The parts of a sheet outside a professional's session hours, in minutes since midnight: before, between and
 * after the sessions of the day; all of it on a day without hours.
 */
export function closedRanges({ first, last }: Scale, hours: Hours | undefined): ClosedRange[] {
  const begin = first * 60;
  const end = last * 60;
  const starts = (hours?.times ?? []).map(minutesOfDay).sort((one, other) => one - other);
  const length = hours?.minutes ?? 0;
  const [opening] = starts;
  const closing = starts.at(-1);
  if (opening === undefined || closing === undefined) return [{ from: begin, until: end, isBreak: false }];
  const breaks = starts.slice(1).flatMap((until, index) => {
    const from = (starts[index] ?? until) + length;
    return until - from >= shortestBreakMinutes ? [{ from, until, isBreak: true }] : [];
  });
  return [
    { from: begin, until: opening, isBreak: false },
    ...breaks,
    { from: closing + length, until: end, isBreak: false },
  ].filter(({ from, until }) => from < until);
}

/** The past part of a day's sheet in minutes since midnight; undefined on a future day. */
export function pastRange({ first, last }: Scale, day: Day, now: Date): MinuteRange | undefined {
  const current = wallTimeOf(now);
  if (day > current.day) return undefined;
  const until = day < current.day ? last * 60 : Math.min(last * 60, minutesOfDay(current.time));
  return until > first * 60 ? { from: first * 60, until } : undefined;
}
