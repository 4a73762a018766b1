import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import type { Conflict } from '../terms.ts';
import { texts } from './texts.ts';

export type ListedDate = {
  startsAt: string;
  conflict?: Conflict | null;
  note?: string | undefined;
  /** A button that solves the conflict. */
  action?: ReactNode;
};

export function DateList({ label, dates }: { label: string; dates: readonly ListedDate[] }) {
  const sorted = [...dates].sort((one, other) => Number(!one.conflict) - Number(!other.conflict));
  return (
    <ul
      aria-label={label}
      // Scrolls by itself, so the keyboard has to reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
      tabIndex={0}
      className='max-h-64 overflow-y-auto rounded-card border border-line bg-card text-sm tabular-nums'
    >
      {sorted.map(({ startsAt, conflict, note, action }) => (
        <li
          key={startsAt}
          className='flex flex-wrap justify-between gap-x-4 border-line border-b px-3 py-1.5 last:border-b-0'
        >
          <span className={conflict ? 'text-ink-soft line-through' : undefined}>
            {formatDate(startsAt)}, {formatTime(startsAt)}
          </span>
          {conflict && (
            <strong className='inline-flex items-center gap-1 text-coral-700'>
              <TriangleAlert aria-hidden='true' className='size-4' />
              {texts().conflicts[conflict]}
            </strong>
          )}
          {note && <span className='text-ink-soft'>{note}</span>}
          {action && <div className='basis-full'>{action}</div>}
        </li>
      ))}
    </ul>
  );
}
