import { addDays, type Day } from '#platform/time/calendar-days.ts';
import type { ContactState } from './terms.ts';

/** No clinic rests longer; without an end a calendar without working days would be looked through for ever. */
const longestRestDays = 60;

/** The day at whose end a message is to be answered: the next one on which the clinic works. */
export function dueOn(writtenOn: Day, isWorking: (day: Day) => boolean): Day {
  for (let days = 1; days <= longestRestDays; days++)
    if (isWorking(addDays(writtenOn, days))) return addDays(writtenOn, days);
  return addDays(writtenOn, 1);
}

/** Whether nobody has anything left to do with it. */
export const isSettled = (state: ContactState): boolean => state === 'answered' || state === 'closed';

/** What a message is again once it is opened anew: whoever had it still has it. */
export const reopenedState = (ownerUserId: number | null): ContactState =>
  ownerUserId === null ? 'new' : 'taken';
