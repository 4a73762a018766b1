import clsx from 'clsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Calendar } from '#design/fields/calendar.tsx';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { sharedToday } from '#platform/time/near-days.ts';
import { monthOf } from './madrid-days.ts';
import { texts } from './texts.ts';
import type { SlotChoice } from './use-slot-choice.ts';

/** Calendar; past days, weekends and days without a free slot are disabled. */
export function DayChoice({ choice }: { choice: SlotChoice }) {
  const choose = useStableCallback(choice.chooseDay);
  // A cached document has no date: the month renders after hydration, in a reserved space of the same size.
  if (choice.today === undefined)
    return <Skeleton className='h-[22.25rem] w-full max-w-[25rem] rounded-card!' />;
  return (
    <div aria-busy={choice.isTurning} className='min-h-[22.25rem] docked:min-h-0'>
      <Calendar
        label={texts().chooseDay}
        value={choice.day}
        onChange={choose}
        isDayDisabled={choice.isDayOff}
        // A screen reader says 'Hoy' for this day.
        today={sharedToday(choice.now)}
        month={choice.month}
        onMonthChange={choice.turnTo}
        minMonth={monthOf(choice.today)}
        maxMonth={monthOf(choice.lastDay)}
        className={clsx('transition-opacity', choice.isTurning && 'opacity-60')}
      />
    </div>
  );
}
