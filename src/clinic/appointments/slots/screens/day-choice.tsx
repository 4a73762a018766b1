import clsx from 'clsx';
import { useRef } from 'react';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { useIsDue } from '#design/hooks/use-is-due.ts';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { sharedToday } from '#platform/time/near-days.ts';
import { monthOf } from './madrid-days.ts';
import { texts } from './texts.ts';
import type { SlotChoice } from './use-slot-choice.ts';

// Loaded later: the calendar is below the first view.
const loadCalendar = async () => (await import('#design/fields/calendar.tsx')).Calendar;

/** Calendar; past days, weekends and days without a free slot are disabled. */
export function DayChoice({ choice }: { choice: SlotChoice }) {
  const place = useRef<HTMLDivElement>(null);
  const { part: Calendar, isFailed, ask } = usePreloadedPart(loadCalendar, useIsDue(place));
  const choose = useStableCallback(choice.chooseDay);
  // A cached document has no date: the month renders after hydration, in a reserved space of the same size.
  const { today } = choice;
  const isReady = Calendar !== undefined && today !== undefined;
  return (
    <div
      ref={place}
      aria-busy={choice.isTurning}
      className={clsx('min-h-[22.25rem]', isReady && 'docked:min-h-0')}
    >
      {isFailed && (
        <LoadFailure title={texts().calendarFailed} retry={ask}>
          {texts().inputKept}
        </LoadFailure>
      )}
      {!isFailed && !isReady && <Skeleton className='h-[22.25rem] w-full max-w-[25rem] rounded-card!' />}
      {isReady && (
        <Calendar
          label={texts().chooseDay}
          value={choice.day}
          onChange={choose}
          isDayDisabled={choice.isDayOff}
          // A screen reader says 'Hoy' for this day.
          today={sharedToday(choice.now)}
          month={choice.month}
          onMonthChange={choice.turnTo}
          minMonth={monthOf(today)}
          maxMonth={monthOf(choice.lastDay)}
          className={clsx('transition-opacity', choice.isTurning && 'opacity-60')}
        />
      )}
    </div>
  );
}
