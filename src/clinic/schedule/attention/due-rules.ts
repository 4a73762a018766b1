import { clinic } from '#config';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { openingTimes } from '#platform/time/opening-hours.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isWorkingDay, type Schedule } from '../rules.ts';

/** No clinic rests longer; without an end a calendar without working days would be looked through for ever. */
const longestRestDays = 60;
const stretches = openingTimes(clinic.slots, clinic.sessionMinutes);
const opens = stretches.at(0)?.opens ?? '09:00';
const closes = stretches.at(-1)?.closes ?? '18:00';

/** The day at whose end something is to be answered: the next Madrid day on which the clinic works. */
export function dueOn(writtenOn: Day, isWorking: (day: Day) => boolean): Day {
  for (let days = 1; days <= longestRestDays; days++)
    if (isWorking(addDays(writtenOn, days))) return addDays(writtenOn, days);
  return addDays(writtenOn, 1);
}

/** Whether the whole clinic is away for all of a day. */
const isClosed = ({ absences }: Schedule, day: Day): boolean =>
  absences.some(
    ({ professionalId, startsAt, endsAt }) =>
      professionalId === null && startsAt <= instantOf(day, opens) && endsAt >= instantOf(day, closes),
  );

/** Until when what somebody has written is to be answered: the instant at which the clinic's next working day ends. */
export function dueAfter(schedule: Schedule, writtenAt: Date): Date {
  const { day } = wallTimeOf(writtenAt);
  return instantOf(
    dueOn(day, (each) => isWorkingDay(schedule, each, clinic.workingWeekdays) && !isClosed(schedule, each)),
    closes,
  );
}
