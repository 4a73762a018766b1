import type { ReactNode } from 'react';
import { clinic } from '#config';
import type { Day, TimeOfDay } from '#platform/time/calendar-days.ts';
import { formatDateOfYear } from '#platform/time/screen-dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { rowButtonClasses } from '../row-button-classes.ts';
import { texts } from '../texts.ts';
import { type ConsultationPlace, useFreeHours } from './use-free-hours.ts';

/** Free times of the chosen day and professional, within the form; on a full day the next free hour. */
export function FreeHoursOfDay({
  place,
  change,
}: {
  place: ConsultationPlace & { time: TimeOfDay };
  change: (part: { day?: Day; time: TimeOfDay }) => void;
}) {
  const { times, next } = useFreeHours(place);
  return (
    <ReservedSpace>
      {times && (
        <fieldset className={hoursRowClasses}>
          <legend className='sr-only'>{texts().place.freeHours}</legend>
          <p className={hoursLabelClasses}>
            {times.length === 0 ? texts().place.noFreeHour : texts().place.free}
          </p>
          {times.map((each) => (
            <button
              key={each}
              type='button'
              aria-pressed={each === place.time}
              className={`${hourClasses} aria-pressed:border-river-600 aria-pressed:bg-river-100`}
              onClick={() => change({ time: each })}
            >
              {each}
            </button>
          ))}
          {next && (
            <button type='button' className={hourClasses} onClick={() => change(next)}>
              {texts().place.nextFree(formatDateOfYear(instantOf(next.day, next.time)), next.time)}
            </button>
          )}
        </fieldset>
      )}
    </ReservedSpace>
  );
}

const hoursRowClasses = 'flex min-h-11 flex-wrap content-start items-center gap-1.5';
const hoursLabelClasses = 'mr-1 text-ink-soft text-sm';
const hourClasses = `${rowButtonClasses} tabular-nums`;

/**
 * Reserves the height of a fully free day: the hours load late, and the button below must not move under the
 * pointer.
 */
const ReservedSpace = ({ children }: { children?: ReactNode }) => (
  <div className='col-span-full -mt-1 grid *:col-start-1 *:row-start-1'>
    <div aria-hidden='true' className={`${hoursRowClasses} invisible`}>
      <p className={hoursLabelClasses}>{texts().place.free}</p>
      {clinic.slots.map((each) => (
        <span key={each} className={hourClasses}>
          {each}
        </span>
      ))}
    </div>
    {children}
  </div>
);
