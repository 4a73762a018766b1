import { Check } from 'lucide-react';
import { clinic } from '#config';
import { addDays } from '#platform/time/calendar-days.ts';
import { formatWeekday } from '#platform/time/spanish-dates.ts';

export type Hour = { weekday: number; time: string };

/** A Sunday like any other: the days after it have the names of the week. */
const someSunday = '2026-11-22';
const nameOfDay = (weekday: number) => formatWeekday(new Date(`${addDays(someSunday, weekday)}T12:00:00Z`));

/** The clinic's hours by weekday, each a box to tick. */
export function WeekGrid({
  isChosen,
  toggle,
  mayChange,
}: {
  isChosen: (hour: Hour) => boolean;
  toggle: (hour: Hour) => void;
  mayChange: boolean;
}) {
  return (
    <table className='w-full table-fixed border-collapse'>
      <thead>
        <tr>
          <td className='w-14' />
          {clinic.workingWeekdays.map((weekday) => (
            <th
              key={weekday}
              scope='col'
              className='py-1 font-[650] text-ink-soft text-xs first-letter:uppercase'
            >
              <span aria-hidden='true' className='sm:hidden'>
                {nameOfDay(weekday).slice(0, 3)}
              </span>
              <span className='max-sm:sr-only'>{nameOfDay(weekday)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clinic.slots.map((time) => (
          <tr key={time} className='border-line border-t'>
            <th scope='row' className='text-left font-[650] tabular-nums'>
              {time}
            </th>
            {clinic.workingWeekdays.map((weekday) => (
              <td key={weekday} className='text-center'>
                <label className='inline-grid size-11 place-items-center'>
                  <input
                    type='checkbox'
                    aria-label={`${nameOfDay(weekday)}, ${time}`}
                    checked={isChosen({ weekday, time })}
                    disabled={!mayChange}
                    onChange={() => toggle({ weekday, time })}
                    className='peer col-start-1 row-start-1 size-6 appearance-none rounded-[7px] border-2 border-edge bg-card checked:border-river-600 checked:bg-river-600 disabled:opacity-60'
                  />
                  <Check
                    aria-hidden='true'
                    strokeWidth={3.4}
                    className='pointer-events-none col-start-1 row-start-1 size-4 text-card opacity-0 peer-checked:opacity-100'
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
