import { formatTime } from '#platform/time/dates.ts';
import { formatComingDay } from '#platform/time/near-days.ts';
import type { OpenedQuestionnaire } from '../api.ts';
import { texts } from './texts.ts';

/** Says who reads an urgent answer and when, given the opening hours. Promises only what is certain. */
export function formatReading(
  { attention: { isOpen, turnsAt }, directionAt }: Pick<OpenedQuestionnaire, 'attention' | 'directionAt'>,
  urgentPhone: string,
  now?: Date,
): string {
  if (isOpen)
    return directionAt === null
      ? texts().reading.both
      : texts().reading.clinic(formatTime(directionAt)) + formatClosing(turnsAt, directionAt, urgentPhone);
  if (turnsAt === null) return texts().reading.nobody(urgentPhone);
  return texts().reading.nobodyUntil(formatComingDay(turnsAt, now), formatTime(turnsAt), urgentPhone);
}

/** When the clinic closes before anyone may have looked, the text does not ask the patient to wait. */
const formatClosing = (closesAt: string | null, directionAt: string, urgentPhone: string) =>
  closesAt === null || directionAt < closesAt ? '' : texts().reading.closing(urgentPhone);
