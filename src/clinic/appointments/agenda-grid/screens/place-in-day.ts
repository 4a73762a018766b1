import { addDays, type Day, minutesOfDay, type TimeOfDay } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';

/** Minutes between two lines of the grid. */
export const zooms = [60, 30, 15] as const;
export type Zoom = (typeof zooms)[number];

/**
 * First and last whole hour of a sheet, in Madrid time, and its zoom. Anything outside is drawn at the edge.
 */
export type Scale = { first: number; last: number; zoom: Zoom };

/** Minimum hours, so that most days look alike. */
export const usualHours = { first: 8, last: 21 };

type Stretch = { startsAt: string; endsAt: string };

/** Height of an hour in rem. At the coarsest zoom half an hour, the shortest, is 36 px: enough for a pointer. */
const hourRem: Record<Zoom, number> = { 60: 4.5, 30: 6, 15: 9 };
const minHeightRem = 2.25;

/** Rounding of a pointer and step of an arrow key, in minutes. */
export const stepMinutesAt = (zoom: Zoom): number => (zoom === 15 ? 5 : 15);

/** Minutes since midnight in Madrid. */
export const minutesOf = (at: string): number => minutesOfDay(wallTimeOfInstant(at).time);

/** Minutes since the midnight before the start; an end at midnight or later counts as 24:00. */
const endMinutesOf = ({ startsAt, endsAt }: Stretch): number =>
  wallTimeOfInstant(endsAt).day === wallTimeOfInstant(startsAt).day ? minutesOf(endsAt) : 24 * 60;

/** The usual hours, extended to include these time ranges. */
export function scaleOf(stretches: readonly Stretch[], zoom: Zoom): Scale {
  const hours = (minutes: number) => minutes / 60;
  return {
    first: Math.min(
      usualHours.first,
      ...stretches.map(({ startsAt }) => Math.floor(hours(minutesOf(startsAt)))),
    ),
    last: Math.max(usualHours.last, ...stretches.map((one) => Math.ceil(hours(endMinutesOf(one))))),
    zoom,
  };
}

/** Height in px of a time range at the usual text size. */
export const heightPx = (zoom: Zoom, minutes: number): number => (minutes / 60) * hourRem[zoom] * 16;

const toRem = ({ first, zoom }: Scale, minutes: number): number =>
  ((minutes - first * 60) / 60) * hourRem[zoom];

const gridRem = ({ first, last, zoom }: Scale): number => (last - first) * hourRem[zoom];
export const gridHeight = (scale: Scale): string => `${gridRem(scale)}rem`;
/** Distance between two lines of the grid. */
export const lineDistance = ({ zoom }: Scale): string => `${(hourRem[zoom] * zoom) / 60}rem`;

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
export const topOf = (scale: Scale, time: TimeOfDay): string => `${toRem(scale, minutesOfDay(time))}rem`;

export type MinuteRange = { from: number; until: number };

/** CSS position of a part of a day in minutes since midnight, cut at the edges of the sheet. */
export function positionOfMinutes(scale: Scale, { from, until }: MinuteRange) {
  const top = Math.max(0, toRem(scale, from));
  const bottom = Math.min(gridRem(scale), toRem(scale, until));
  return { top: `${top}rem`, height: `${Math.max(0, bottom - top)}rem` };
}
