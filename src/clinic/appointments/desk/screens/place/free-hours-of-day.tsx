import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clinic } from '#config';
import { type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';
import { useClientNow } from '../../../screens/use-now.ts';
import { agendaQuery } from '../../api.ts';
import { rowButtonClasses } from '../row-button-classes.ts';
import { freeTimes } from './free-times.ts';

/** Free times of the chosen day and professional, within the form. */
export function FreeHoursOfDay({
  place: { day, time, professionalId },
  change,
}: {
  place: { day: Day; time: TimeOfDay; professionalId: number | undefined };
  change: (part: { time: TimeOfDay }) => void;
}) {
  const now = useClientNow();
  // Ignores years in the middle of typing, such as 0002.
  const isTyped = isDay(day) && day.startsWith('20');
  const { data, isPlaceholderData } = useQuery({ ...agendaQuery(day, day), enabled: isTyped });
  if (!isTyped || professionalId === undefined) return <ReservedSpace />;
  const times = data && !isPlaceholderData ? freeTimes(data, { day, professionalId }, now) : undefined;
  return (
    <ReservedSpace>
      <fieldset className={hoursRowClasses}>
        <legend className='sr-only'>Horas libres ese día</legend>
        <p className={hoursLabelClasses}>
          {times?.length === 0 ? 'Ese día no hay ninguna hora libre.' : 'Libres ese día:'}
        </p>
        {times?.map((each) => (
          <button
            key={each}
            type='button'
            aria-pressed={each === time}
            className={`${hourClasses} aria-pressed:border-river-600 aria-pressed:bg-river-100`}
            onClick={() => change({ time: each })}
          >
            {each}
          </button>
        ))}
      </fieldset>
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
      <p className={hoursLabelClasses}>Libres ese día:</p>
      {clinic.slots.map((each) => (
        <span key={each} className={hourClasses}>
          {each}
        </span>
      ))}
    </div>
    {children}
  </div>
);
