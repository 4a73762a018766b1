import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { clockAt } from '../../screens/wall-clock.ts';

/** The hours that the sheet of a day shows, by Madrid's clock. What lies outside is drawn at its edge. */
export const firstHour = 8;
export const lastHour = 21;

/** Rem of the sheet that an hour takes: half an hour, the shortest, is then 36 px high, which a pointer can press. */
const hourRem = 4.5;
const lowestRem = hourRem / 2;

const minutesOf = (at: string): number => {
  const [hours = 0, minutes = 0] = clockAt(at).time.split(':').map(Number);
  return hours * 60 + minutes;
};

const remOf = (minutes: number): number => ((minutes - firstHour * 60) / 60) * hourRem;

const sheetRem = (lastHour - firstHour) * hourRem;
export const sheetHeight = `${sheetRem}rem`;
export const hourHeight = `${hourRem}rem`;

/** Minutes since midnight at a part of the sheet's height, 0 at its top. */
export const minutesDown = (part: number): number => (firstHour + part * (lastHour - firstHour)) * 60;

/** What of a stretch lies on a day, by Madrid's clock; undefined where nothing does. An absence may last for weeks. */
export function partOn<T extends { startsAt: string; endsAt: string }>(day: Day, stretch: T): T | undefined {
  const from = instantOf(day, '00:00').toISOString();
  const until = instantOf(addDays(day, 1), '00:00').toISOString();
  if (stretch.startsAt >= until || stretch.endsAt <= from) return undefined;
  return {
    ...stretch,
    startsAt: stretch.startsAt < from ? from : stretch.startsAt,
    endsAt: stretch.endsAt > until ? until : stretch.endsAt,
  };
}

/** Where a stretch of one day stands on its sheet. */
export function positionOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const top = Math.min(Math.max(0, remOf(minutesOf(startsAt))), sheetRem - lowestRem);
  // What ends at midnight ends at 24:00.
  const end = minutesOf(endsAt) || 24 * 60;
  const bottom = Math.min(sheetRem, remOf(end));
  return { top: `${top}rem`, height: `${Math.max(lowestRem, bottom - top)}rem` };
}

/** Where a moment stands on the sheet; undefined where it shows no such hour. */
export function lineAt(at: Date): string | undefined {
  const rem = remOf(minutesOf(at.toISOString()));
  return rem < 0 || rem > sheetRem ? undefined : `${rem}rem`;
}

/** Where a wall-clock time stands. @param time 'HH:MM' */
export function topOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${remOf(hours * 60 + minutes)}rem`;
}
