import { clinic } from '#config';
import { addDays, type Day, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { listOpeningTimes } from '#platform/time/opening-hours.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isAbsent, type Schedule } from '../rules.ts';

/** Search horizon in days, longer than any holidays. */
const maxDaysAhead = 60;

/** Whether messages are read now, and when that changes; null if unknown. */
export type Attention = { isOpen: boolean; turnsAt: Date | null };

type AttentionSchedule = Pick<Schedule, 'hours' | 'absences' | 'isHoliday'>;

/** Weekly sessions of a day, of the professionals present at an instant; of all if undefined. */
function sessionsOn({ hours, absences, isHoliday }: AttentionSchedule, day: Day, at?: Date): string[] {
  if (isHoliday(day)) return [];
  const isThere = (id: number) =>
    at === undefined || !isAbsent({ absences }, id, { startsAt: at, endsAt: new Date(at.getTime() + 1) });
  const times = [...hours].flatMap(([id, week]) =>
    isThere(id) ? [...(week.get(weekdayOf(day))?.keys() ?? [])] : [],
  );
  return [...new Set(times)].sort();
}

const mergeSessions = (sessions: readonly string[]) => listOpeningTimes(sessions, clinic.sessionMinutes);

/** @param team professionals of whom one must be present; empty: anyone */
function isAttended(known: AttentionSchedule, team: readonly number[], at: Date): boolean {
  const { day, time } = wallTimeOf(at);
  const moment = { startsAt: at, endsAt: new Date(at.getTime() + 1) };
  return (
    mergeSessions(sessionsOn(known, day, at)).some(({ opens, closes }) => opens <= time && time < closes) &&
    (team.length === 0 || team.some((id) => !isAbsent(known, id, moment)))
  );
}

const listTurns = (known: AttentionSchedule, day: Day): Date[] => [
  ...sessionsOn(known, day).flatMap((time) => {
    const startsAt = instantOf(day, time);
    return [startsAt, new Date(startsAt.getTime() + clinic.sessionMinutes * 60_000)];
  }),
  ...known.absences
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at) => wallTimeOf(at).day === day),
];

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
  const closes = mergeSessions(sessionsOn(known, day)).map((each) => instantOf(day, each.closes));
  // Checks presence until the end: hours of someone absent have no closing.
  return closes.findLast((at) => isAttended(known, [], new Date(at.getTime() - 1)));
}
