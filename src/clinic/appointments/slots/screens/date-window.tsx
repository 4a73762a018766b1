import clsx from 'clsx';
import { frontColors, type Tone } from '#design/tone.ts';
import { shortDayOf } from '#platform/time/dates.ts';

/**
 * The day of an appointment as a window in its kind's colour, lit when confirmed. Decorative: the date is
 * given as text.
 */
export function DateWindow({
  date,
  tone,
  lit,
  faded,
}: {
  date: string | null;
  tone: Tone;
  lit: boolean;
  faded: boolean;
}) {
  // `new Date(null)` would be the beginning of 1970.
  const at = new Date(date ?? '');
  const day = Number.isNaN(at.getTime()) ? { date: '·', month: '' } : shortDayOf(at);
  return (
    <div
      aria-hidden='true'
      className={clsx(
        'flex h-24 w-17 shrink-0 rounded-t-full rounded-b-md border-ink/20 border-b-6 p-1.5 pb-0 sm:h-28 sm:w-20',
        faded ? 'bg-line text-ink-soft' : frontColors[tone],
      )}
    >
      <div
        className={clsx(
          'flex grow flex-col items-center justify-end rounded-t-full pb-2',
          lit && 'bg-glow text-shade shadow-[0_0_0_2px_var(--color-ink)]',
        )}
      >
        <span className='font-[680] font-display text-h3 leading-none'>{day.date}</span>
        <span className='mt-1 text-sm leading-none'>{day.month}</span>
      </div>
    </div>
  );
}
