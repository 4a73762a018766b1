import { currentLanguage } from '#platform/language/language.ts';
import { once } from '#platform/once.ts';
import { addDays, type Day, daysBetween } from '#platform/time/calendar-days.ts';
import { marks } from '../terms.ts';
import { texts } from './texts.ts';

const box = { width: 320, height: 104, side: 8, top: 8 };
const lineHeight = (box.height - 2 * box.top) / (marks.length - 1);
const dayFormat = once(
  () => new Intl.DateTimeFormat(currentLanguage(), { timeZone: 'UTC', day: 'numeric', month: 'short' }),
);
const formatChartDay = (day: Day) => dayFormat().format(new Date(`${day}T00:00:00Z`));

/** Chart of one question over some weeks: a mark per day; consecutive days are joined. */
export function CheckInChart({
  label,
  first,
  days,
  isToday,
  points,
  top,
  bottom,
}: {
  /** Accessible description. */
  label: string;
  first: Day;
  days: number;
  /** Whether the last day is called today. */
  isToday: boolean;
  points: readonly { day: Day; mark: number }[];
  /** Labels of the highest and lowest value. */
  top: string;
  bottom: string;
}) {
  const x = (day: Day) =>
    box.side + (daysBetween(first, day) * (box.width - box.side - box.side)) / (days - 1);
  const y = (mark: number) => box.top + (marks.length - mark) * lineHeight;
  const inOrder = [...points].sort((one, other) => one.day.localeCompare(other.day));
  const line = inOrder
    .map(({ day, mark }, place) => {
      const isNext = inOrder[place - 1]?.day === addDays(day, -1);
      return `${isNext ? 'L' : 'M'}${x(day).toFixed(1)} ${y(mark)}`;
    })
    .join('');
  return (
    <div className='mt-2 text-ink-soft text-xs'>
      <p aria-hidden='true'>{top}</p>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role='img'
        aria-label={label}
        className='my-1 block w-full'
      >
        <path
          d={marks.map((mark) => `M${box.side} ${y(mark)}H${box.width - box.side}`).join('')}
          className='stroke-line'
          strokeWidth='1'
        />
        <path d={line} className='fill-none stroke-edge' strokeWidth='2.5' strokeLinejoin='round' />
        {inOrder.map(({ day, mark }) => (
          <circle
            key={day}
            cx={x(day)}
            cy={y(mark)}
            r='5'
            className='fill-ink stroke-card'
            strokeWidth='1.5'
          />
        ))}
      </svg>
      <p aria-hidden='true'>{bottom}</p>
      <p aria-hidden='true' className='mt-1 flex justify-between border-line border-t pt-1'>
        <span>{formatChartDay(first)}</span>
        <span>{isToday ? texts().course.today : formatChartDay(addDays(first, days - 1))}</span>
      </p>
    </div>
  );
}
