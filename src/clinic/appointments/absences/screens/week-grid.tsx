import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { addDays } from '#platform/time/calendar-days.ts';
import { dateWords } from '#platform/time/date-words.ts';
import { formatWeekday } from '#platform/time/screen-dates.ts';
import { kindSigns } from '../../desk/screens/agenda-labels.ts';
import { texts } from './texts.ts';
import { type Hour, hourState, type Week } from './week-draft.ts';

/** Any Sunday: the following days give the names of the weekdays. */
const referenceSunday = '2026-11-22';
const weekdayName = (weekday: number) =>
  formatWeekday(new Date(`${addDays(referenceSunday, weekday)}T12:00:00Z`));
const hoursOfDay = (weekday: number) => clinic.slots.map((time) => ({ weekday, time }));

/** The kinds that the checkboxes refer to: all offered ones (`kind` is null), or one. */
type Layer = { kind: Kind | null; offered: readonly Kind[] };

export function KindLayer({
  offered,
  kind,
  choose,
}: {
  offered: readonly Kind[];
  kind: Kind | null;
  choose: (kind: Kind | null) => void;
}) {
  const name = useId();
  return (
    <fieldset className='flex flex-wrap gap-2'>
      <legend className='mb-1 text-ink-soft text-xs'>{texts().week.hoursFor}</legend>
      {[null, ...offered].map((one) => {
        const Icon = one && kindSigns[one].Icon;
        return (
          <label
            key={one ?? 'all'}
            className='inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-3 has-checked:border-river-600 has-checked:bg-river-50 has-checked:font-[650] has-focus-visible:outline-3 has-focus-visible:outline-river-600 has-focus-visible:outline-offset-2 pointer-fine:min-h-9'
          >
            <input
              type='radio'
              name={name}
              className='sr-only'
              checked={kind === one}
              onChange={() => choose(one)}
            />
            {Icon && <Icon aria-hidden='true' className='size-4' />}
            {one === null ? texts().week.everything : kindSigns[one].word}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Checkboxes by weekday and hour; a day's name toggles its whole column. */
export function WeekGrid({
  week,
  layer,
  toggle,
  mayChange,
  blockDays,
}: {
  week: Week;
  layer: Layer;
  toggle: (hours: readonly Hour[]) => void;
  mayChange: boolean;
  /** Weekdays with blocks, whose hours do not apply. */
  blockDays: ReadonlySet<number>;
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
              {mayChange && !blockDays.has(weekday) ? (
                <button
                  type='button'
                  className='min-h-11 w-full underline decoration-dotted underline-offset-4 first-letter:uppercase hover:text-river-700 pointer-fine:min-h-8'
                  onClick={() => toggle(hoursOfDay(weekday))}
                >
                  <DayName weekday={weekday} />
                  <span className='sr-only'>{texts().week.wholeDay}</span>
                </button>
              ) : (
                <DayName weekday={weekday} />
              )}
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
                {blockDays.has(weekday) ? (
                  <span className='text-ink-soft'>–</span>
                ) : (
                  <Box
                    name={`${weekdayName(weekday)}, ${time}`}
                    state={hourState(week, { weekday, time }, layer)}
                    isOpen={mayChange}
                    press={() => toggle([{ weekday, time }])}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DayName = ({ weekday }: { weekday: number }) => (
  <>
    <span aria-hidden='true' className='sm:hidden'>
      {dateWords().shortWeekdays[weekday - 1]}
    </span>
    <span className='max-sm:sr-only'>{weekdayName(weekday)}</span>
  </>
);

type BoxProps = { name: string; state: ReturnType<typeof hourState>; isOpen: boolean; press: () => void };

export const PartialHint = ({ week, layer }: { week: Week; layer: Layer }) =>
  clinic.workingWeekdays.flatMap(hoursOfDay).some((hour) => hourState(week, hour, layer) === 'some') && (
    <p className='text-ink-soft text-xs'>{texts().week.partial}</p>
  );

/** A dash marks an hour open for part of the offered kinds. */
function Box({ name, state, isOpen, press }: BoxProps) {
  const Mark = state === 'some' ? Minus : Check;
  return (
    <label className='inline-grid size-11 place-items-center'>
      <input
        type='checkbox'
        aria-label={state === 'some' ? texts().week.partialHour(name) : name}
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'some';
        }}
        checked={state === 'on'}
        disabled={!isOpen}
        onChange={press}
        className='peer col-start-1 row-start-1 size-6 appearance-none rounded-[7px] border-2 border-edge bg-card checked:border-river-600 checked:bg-river-600 indeterminate:border-river-600 indeterminate:bg-river-600 disabled:opacity-60'
      />
      <Mark
        aria-hidden='true'
        strokeWidth={3.4}
        className='pointer-events-none col-start-1 row-start-1 size-4 text-card opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100'
      />
    </label>
  );
}
