import { clinic } from '#config';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { openingTimes } from '#platform/time/opening-hours.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type Range, type Schedule, works } from '../rules.ts';

/** So far ahead the next opening is looked for: longer than any holidays. */
const mostDaysAhead = 60;

/** When somebody is at the clinic on a day: from the first session to the last, without the pause at noon. */
function stretchesOn(schedule: Schedule, day: Day): Range[] {
  const session = (time: string) => {
    const startsAt = instantOf(day, time);
    return { startsAt, endsAt: new Date(startsAt.getTime() + clinic.sessionMinutes * 60_000) };
  };
  const times = new Set<string>();
  for (const [id, week] of schedule.hours) {
    const extra = schedule.extraHours.get(day)?.get(id) ?? [];
    for (const time of [...[...week.values()].flatMap((hours) => [...hours.keys()]), ...extra])
      if (works(schedule, { professionalId: id }, day, time, session(time))) times.add(time);
  }
  return openingTimes([...times].sort(), clinic.sessionMinutes).map(({ opens, closes }) => ({
    startsAt: instantOf(day, opens),
    endsAt: instantOf(day, closes),
  }));
}

/** Whether somebody is at the clinic now, and, where nobody is, from when on; null where nobody has said. */
export type Attention = { isOpen: boolean; nextOpensAt: Date | null };

/**
 * Whether somebody is there to read and answer: by weekly and extra hours, absences and holidays.
 * @param now an instant
 */
export function attentionAt(schedule: Schedule, now: Date): Attention {
  const { day: today } = wallTimeOf(now);
  for (let ahead = 0; ahead <= mostDaysAhead; ahead++)
    for (const { startsAt, endsAt } of stretchesOn(schedule, addDays(today, ahead))) {
      if (startsAt <= now && now < endsAt) return { isOpen: true, nextOpensAt: null };
      if (startsAt > now) return { isOpen: false, nextOpensAt: startsAt };
    }
  return { isOpen: false, nextOpensAt: null };
}
