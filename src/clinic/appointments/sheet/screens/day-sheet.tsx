import clsx from 'clsx';
import { type Column, DayColumn } from './day-column.tsx';
import { firstHour, lastHour, sheetHeight, topOf } from './place-in-day.ts';

const hours = Array.from(
  { length: lastHour - firstHour },
  (_, index) => `${String(firstHour + index).padStart(2, '0')}:00`,
);

type SheetColumn = Column & { title: string; hint?: string | undefined; isToday?: boolean };

/** Columns side by side on one scale of hours: a day of all professionals, or a week of one. */
export function DaySheet({ columns }: { columns: readonly SheetColumn[] }) {
  return (
    <div className='overflow-x-auto rounded-card border border-line bg-card'>
      <div
        className='grid min-w-160'
        style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(6rem, 1fr))` }}
      >
        <div className='border-line border-b' />
        {columns.map(({ title, hint, isToday }) => (
          <h2
            key={title}
            className={clsx(
              'border-line border-b border-l px-2 py-2 font-sans text-sm tracking-normal',
              isToday && 'bg-ochre-100',
            )}
          >
            {title}
            {hint && <span className='block font-normal text-ink-soft text-xs'>{hint}</span>}
          </h2>
        ))}
        <ol aria-hidden='true' className='relative' style={{ height: sheetHeight }}>
          {hours.map((hour) => (
            <li
              key={hour}
              className='absolute right-2 text-ink-soft text-xs tabular-nums'
              style={{ top: topOf(hour) }}
            >
              {hour}
            </li>
          ))}
        </ol>
        {columns.map(({ title, hint: _hint, isToday: _isToday, ...column }) => (
          <DayColumn key={title} {...column} />
        ))}
      </div>
    </div>
  );
}
