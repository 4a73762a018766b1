import { clinic } from '#config';
import {
  addDays,
  clockTime,
  type Day,
  minutesOfDay,
  type TimeOfDay,
  wallTimeOf,
  weekdayOf,
} from '#platform/time/calendar-days.ts';
import { listOpeningTimes } from '#platform/time/opening-hours.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isAbsent, type Schedule } from '../rules.ts';

/** Search horizon in days, longer than any holidays. */
const maxDaysAhead = 60;

/** Whether messages are read now, and when that changes; null if unknown. */
export type Attention = { isOpen: boolean; turnsAt: Date | null };

type AttentionSchedule = Pick<Schedule, 'hours' | 'blocks' | 'absences' | 'isHoliday'>;
type Stretch = { opens: TimeOfDay; closes: TimeOfDay };

/** Weekly hours of a day, of the professionals present at an instant; of all if undefined. */
function stretchesOn(
  { hours, blocks, absences, isHoliday }: AttentionSchedule,
  day: Day,
  at?: Date,
): Stretch[] {
  if (isHoliday(day)) return [];
  const weekday = weekdayOf(day);
  const isThere = (id: number) =>
    at === undefined || !isAbsent({ absences }, id, { startsAt: at, endsAt: new Date(at.getTime() + 1) });
  const present = [...hours.keys()].filter(isThere);
  const times = present.flatMap((id) =>
    blocks.get(id)?.has(weekday) ? [] : [...(hours.get(id)?.get(weekday)?.keys() ?? [])],
  );
  const sessions = listOpeningTimes([...new Set(times)].sort(), clinic.sessionMinutes);
  return [...sessions, ...present.flatMap((id) => blocks.get(id)?.get(weekday) ?? [])];
}

/** @param team professionals of whom one must be present; empty: anyone */
function isAttended(known: AttentionSchedule, team: readonly number[], at: Date): boolean {
  const { day, time } = wallTimeOf(at);
  const moment = { startsAt: at, endsAt: new Date(at.getTime() + 1) };
  return (
    stretchesOn(known, day, at).some(({ opens, closes }) => opens <= time && time < closes) &&
    (team.length === 0 || team.some((id) => !isAbsent(known, id, moment)))
  );
}

/** Instants of a day at which attendance may change: with somebody absent, other sessions are the first or the last. */
const listTurns = (known: AttentionSchedule, day: Day): Date[] => [
  ...turnTimesOn(known, day).map((time) => instantOf(day, time)),
  ...known.absences
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at) => wallTimeOf(at).day === day),
];

function turnTimesOn({ hours, blocks, isHoliday }: AttentionSchedule, day: Day): TimeOfDay[] {
  if (isHoliday(day)) return [];
  const weekday = weekdayOf(day);
  const sessions = [...hours.values()].flatMap((week) => [...(week.get(weekday)?.keys() ?? [])]);
  const ofBlocks = [...blocks.values()].flatMap((week) => week.get(weekday) ?? []);
  return [
    ...sessions.flatMap((time) => [time, clockTime(minutesOfDay(time) + clinic.sessionMinutes)]),
    ...ofBlocks.flatMap(({ opens, closes }) => [opens, closes]),
  ];
}

/**
 * Whether and until when messages are read, for all screens and alerts. Based on weekly hours in Madrid time without
 * holidays, closures and absences. Extra hours for a single appointment do not count, because nobody promised to read
 * then.
 * @param team professionals of whom one must be present; empty for the whole clinic
 */
export function findAttention(known: AttentionSchedule, now: Date, team: readonly number[] = []): Attention {
  const isOpen = isAttended(known, team, now);
  const { day: today } = wallTimeOf(now);
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const [turnsAt] = listTurns(known, addDays(today, ahead))
      .filter((at) => at > now && isAttended(known, team, at) !== isOpen)
      .sort((one, other) => one.getTime() - other.getTime());
    if (turnsAt !== undefined) return { isOpen, turnsAt };
  }
  return { isOpen, turnsAt: null };
}

export function findNextOpening(known: AttentionSchedule, now: Date): Date | null {
  const { isOpen, turnsAt } = findAttention(known, now);
  return isOpen && turnsAt !== null ? findAttention(known, turnsAt).turnsAt : turnsAt;
}

/** End of the last hours of a day; undefined if nobody works that day. */
export function findClosing(known: AttentionSchedule, day: Day): Date | undefined {
  const closes = stretchesOn(known, day)
    .map((each) => each.closes)
    .sort()
    .map((time) => instantOf(day, time));
  // Checks presence until the end: hours of someone absent have no closing.
  return closes.findLast((at) => isAttended(known, [], new Date(at.getTime() - 1)));
}
