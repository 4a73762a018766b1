import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clinic } from '#config';
import { type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';
import { usePresent } from '../../../screens/use-now.ts';
import { agendaQuery } from '../../api.ts';
import { rowButton } from '../row-look.ts';
import { freeTimes } from './free-times.ts';

/** What of the chosen day is still to be had with the chosen professional: nobody has to leave the form to look. */
export function FreeThatDay({
  place: { day, time, professionalId },
  change,
}: {
  place: { day: Day; time: TimeOfDay; professionalId: number | undefined };
  change: (part: { time: TimeOfDay }) => void;
}) {
  const now = usePresent();
  // While a year is typed digit by digit there is none of this century.
  const isTyped = isDay(day) && day.startsWith('20');
  const { data, isPlaceholderData } = useQuery({ ...agendaQuery(day, day), enabled: isTyped });
  if (!isTyped || professionalId === undefined) return <RoomOfFreeDay />;
  const times = data && !isPlaceholderData ? freeTimes(data, { day, professionalId }, now) : undefined;
  return (
    <RoomOfFreeDay>
      <fieldset className={hoursRow}>
        <legend className='sr-only'>Horas libres ese día</legend>
        <p className={beforeHours}>
          {times?.length === 0 ? 'Ese día no queda ninguna hora libre.' : 'Libres ese día:'}
        </p>
        {times?.map((each) => (
          <button
            key={each}
            type='button'
            aria-pressed={each === time}
            className={`${hour} aria-pressed:border-river-600 aria-pressed:bg-river-100`}
            onClick={() => change({ time: each })}
          >
            {each}
          </button>
        ))}
      </fieldset>
    </RoomOfFreeDay>
  );
}

const hoursRow = 'flex min-h-11 flex-wrap content-start items-center gap-1.5';
const beforeHours = 'mr-1 text-ink-soft text-sm';
const hour = `${rowButton} tabular-nums`;

/**
 * What a wholly free day takes, whatever the day: its hours come late, and the button below would move from under somebody's finger,
 * who then has pressed nothing.
 */
const RoomOfFreeDay = ({ children }: { children?: ReactNode }) => (
  <div className='col-span-full -mt-1 grid *:col-start-1 *:row-start-1'>
    <div aria-hidden='true' className={`${hoursRow} invisible`}>
      <p className={beforeHours}>Libres ese día:</p>
      {clinic.slots.map((each) => (
        <span key={each} className={hour}>
          {each}
        </span>
      ))}
    </div>
    {children}
  </div>
);
