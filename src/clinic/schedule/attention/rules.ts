import { clinic } from '#config';
import { addDays, type Day, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { openingTimes } from '#platform/time/opening-hours.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isAway, type Schedule } from '../rules.ts';

/** So far ahead the next turn is looked for: longer than any holidays. */
const mostDaysAhead = 60;

/** Whether somebody reads and answers now, and when that turns: nobody does any more, or somebody does again; null where nobody knows. */
export type Attention = { isOpen: boolean; turnsAt: Date | null };

type Known = Pick<Schedule, 'hours' | 'absences' | 'isHoliday'>;

/** The weekly sessions of a day of those who are there at an instant; undefined: of everybody, there or not. */
function sessionsOn({ hours, absences, isHoliday }: Known, day: Day, at?: Date): string[] {
  if (isHoliday(day)) return [];
  const isThere = (id: number) =>
    at === undefined || !isAway({ absences }, id, { startsAt: at, endsAt: new Date(at.getTime() + 1) });
  const times = [...hours].flatMap(([id, week]) =>
    isThere(id) ? [...(week.get(weekdayOf(day))?.keys() ?? [])] : [],
  );
  return [...new Set(times)].sort();
}

/** From the first session to the last, without the pause at noon. */
const stretchesOf = (sessions: readonly string[]) => openingTimes(sessions, clinic.sessionMinutes);

/** @param team who has to be there; empty: anybody */
function isAttended(known: Known, team: readonly number[], at: Date): boolean {
  const { day, time } = wallTimeOf(at);
  const moment = { startsAt: at, endsAt: new Date(at.getTime() + 1) };
  return (
    stretchesOf(sessionsOn(known, day, at)).some(({ opens, closes }) => opens <= time && time < closes) &&
    (team.length === 0 || team.some((id) => !isAway(known, id, moment)))
  );
}

/** Every instant of a day at which it may turn. */
const turnsOn = (known: Known, day: Day): Date[] => [
  ...sessionsOn(known, day).flatMap((time) => {
    const startsAt = instantOf(day, time);
    return [startsAt, new Date(startsAt.getTime() + clinic.sessionMinutes * 60_000)];
  }),
  ...known.absences
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at) => wallTimeOf(at).day === day),
];

/**
 * When somebody reads: the one answer that every screen and every alert goes by. In the clinic's weekly hours, in Madrid's
 * calendar, without holidays, closures and those who are away. An hour that somebody adds for one appointment is none in
 * which anybody has promised to read.
 * @param team professionals of whom one at least has to be there; empty for whatever the clinic as a whole reads
 */
export function attentionAt(known: Known, now: Date, team: readonly number[] = []): Attention {
  const isOpen = isAttended(known, team, now);
  const { day: today } = wallTimeOf(now);
  for (let ahead = 0; ahead <= mostDaysAhead; ahead++) {
    const [turnsAt] = turnsOn(known, addDays(today, ahead))
      .filter((at) => at > now && isAttended(known, team, at) !== isOpen)
      .sort((one, other) => one.getTime() - other.getTime());
    if (turnsAt !== undefined) return { isOpen, turnsAt };
  }
  return { isOpen, turnsAt: null };
}

/** When the clinic opens next, after the hours that it is in; null where nobody knows. */
export function nextOpeningAfter(known: Known, now: Date): Date | null {
  const { isOpen, turnsAt } = attentionAt(known, now);
  return isOpen && turnsAt !== null ? attentionAt(known, turnsAt).turnsAt : turnsAt;
}

/** When the last hours of a day end; undefined where nobody is there that day. */
export function closingOn(known: Known, day: Day): Date | undefined {
  const closes = stretchesOf(sessionsOn(known, day)).map((each) => instantOf(day, each.closes));
  // As somebody is there until the very end: whoever is away all day has no end.
  return closes.findLast((at) => isAttended(known, [], new Date(at.getTime() - 1)));
}
