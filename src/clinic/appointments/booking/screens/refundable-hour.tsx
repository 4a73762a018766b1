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
  const near = formatNearWord(slot.startsAt, now);
  const when = `${near ? `${near}, ` : ''}${formatDayOfWeek(day)}, ${slot.time}`;
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
