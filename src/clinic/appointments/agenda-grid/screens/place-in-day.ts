import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';

/** First and last whole hour of a sheet, in Madrid time. Anything outside is drawn at the edge. */
export type Scale = { first: number; last: number };

/** Minimum scale, so that most days look alike. */
export const usualScale: Scale = { first: 8, last: 21 };

type Stretch = { startsAt: string; endsAt: string };

/** Height of an hour in rem: half an hour, the shortest, is 36 px, enough for a pointer. */
const hourRem = 4.5;
const minHeightRem = hourRem / 2;

const minutesOf = (at: string): number => {
  const [hours = 0, minutes = 0] = wallTimeOfInstant(at).time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes since the midnight before the start; an end at midnight or later counts as 24:00. */
const endMinutesOf = ({ startsAt, endsAt }: Stretch): number =>
  wallTimeOfInstant(endsAt).day === wallTimeOfInstant(startsAt).day ? minutesOf(endsAt) : 24 * 60;

/** The usual scale, extended to include these time ranges. */
export function scaleOf(stretches: readonly Stretch[]): Scale {
  const hours = (minutes: number) => minutes / 60;
  return {
    first: Math.min(
      usualScale.first,
      ...stretches.map(({ startsAt }) => Math.floor(hours(minutesOf(startsAt)))),
    ),
    last: Math.max(usualScale.last, ...stretches.map((one) => Math.ceil(hours(endMinutesOf(one))))),
  };
}

const toRem = ({ first }: Scale, minutes: number): number => ((minutes - first * 60) / 60) * hourRem;

const gridRem = ({ first, last }: Scale): number => (last - first) * hourRem;
export const gridHeight = (scale: Scale): string => `${gridRem(scale)}rem`;
export const hourHeight = `${hourRem}rem`;

/** Minutes since midnight at a fraction of the sheet's height, 0 at the top. */
export const minutesAtHeight = ({ first, last }: Scale, part: number): number =>
  (first + part * (last - first)) * 60;

/** The part of a time range on a day in Madrid; undefined if there is none. An absence may last for weeks. */
export function clipToDay<T extends Stretch>(day: Day, stretch: T): T | undefined {
  const from = instantOf(day, '00:00').toISOString();
  const until = instantOf(addDays(day, 1), '00:00').toISOString();
  if (stretch.startsAt >= until || stretch.endsAt <= from) return undefined;
  return {
    ...stretch,
    startsAt: stretch.startsAt < from ? from : stretch.startsAt,
    endsAt: stretch.endsAt > until ? until : stretch.endsAt,
  };
}

export function positionOf(scale: Scale, stretch: Stretch) {
  const top = Math.min(Math.max(0, toRem(scale, minutesOf(stretch.startsAt))), gridRem(scale) - minHeightRem);
  const bottom = Math.min(gridRem(scale), toRem(scale, endMinutesOf(stretch)));
  return { top: `${top}rem`, height: `${Math.max(minHeightRem, bottom - top)}rem` };
}

/** CSS position of an instant; undefined outside the scale. */
export function topOfInstant(scale: Scale, at: Date): string | undefined {
  const rem = toRem(scale, minutesOf(at.toISOString()));
  return rem < 0 || rem > gridRem(scale) ? undefined : `${rem}rem`;
}

/**
 * CSS position of a wall-clock time.
 * @param time 'HH:MM'
 */
export function topOf(scale: Scale, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${toRem(scale, hours * 60 + minutes)}rem`;
}
