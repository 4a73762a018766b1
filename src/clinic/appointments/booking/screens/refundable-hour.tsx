import type { SlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import { Button } from '#design/button.tsx';
import { formatDayOfWeek } from '#platform/time/dates.ts';
import { formatNearWord } from '#platform/time/near-days.ts';
import { texts } from './texts.ts';

/** If the chosen hour can no longer be cancelled for free: a button that chooses the first one that can. */
export function RefundableHour({ choice, byPlan }: { choice: SlotChoice; byPlan: boolean }) {
  const { refundable, wishFor, now } = choice;
  if (refundable === undefined) return null;
  const { day, slot } = refundable;
  // One line on a phone: a second one would push the form down when the hours load.
  const when = `${formatNearWord(slot.startsAt, now) ?? formatDayOfWeek(day)}, ${slot.time}`;
  return (
    <Button
      size='small'
      variant='secondary'
      className='w-full px-2!'
      onClick={() => wishFor({ day, time: slot.time })}
    >
      {byPlan ? texts().refundable.byPlan(when) : texts().refundable.byMoney(when)}
    </Button>
  );
}
