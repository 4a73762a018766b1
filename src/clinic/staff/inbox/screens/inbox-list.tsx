import clsx from 'clsx';
import { Link } from 'react-router';
import { Badge } from '#design/badge.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import type { InboxEntry } from './inbox-entry.ts';
import { texts } from './texts.ts';

type BadgeStyle = { tone: 'pending' | 'confirmed' | 'cancelled' | 'neutral'; word: string };

const badgeStyles: Record<InboxEntry['state'], BadgeStyle> = {
  new: { tone: 'pending', word: texts().states.new },
  taken: { tone: 'neutral', word: texts().states.taken },
  answered: { tone: 'confirmed', word: texts().states.answered },
  closed: { tone: 'neutral', word: texts().states.closed },
};

const isOpen = ({ state }: InboxEntry) => state === 'new' || state === 'taken';

export function InboxList({
  entries,
  now,
  current,
}: {
  entries: readonly InboxEntry[];
  now: Date;
  current: string | undefined;
}) {
  if (entries.length === 0)
    return (
      <EmptyState drawing='boat' headingLevel={2} title={texts().empty} className='mt-4'>
        {texts().emptyLead}
      </EmptyState>
    );
  return (
    <ul
      aria-label={texts().title}
      className='@container mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-card'
    >
      {entries.map((entry) => (
        <Row key={entry.key} entry={entry} now={now} isCurrent={entry.to === current} />
      ))}
    </ul>
  );
}

function Row({ entry, now, isCurrent }: { entry: InboxEntry; now: Date; isCurrent: boolean }) {
  const { who, kind, to, createdAt, dueAt, state, owner } = entry;
  const isLate = isOpen(entry) && dueAt !== null && new Date(dueAt) < now;
  const { tone, word } = isLate && owner === null ? lateBadge : badgeStyles[state];
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2.5 text-ink no-underline hover:bg-river-50',
          '@3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)_auto]',
          isCurrent && 'bg-river-100',
        )}
      >
        <strong className='wrap-break-word col-span-2 @3xl:col-span-1'>{who}</strong>
        <span className='wrap-anywhere'>{kind}</span>
        <span className='justify-self-end text-ink-soft text-xs tabular-nums @3xl:col-start-5 @3xl:row-start-1'>
          {formatShortDate(createdAt)}, {formatTime(createdAt)}
        </span>
        {isOpen(entry) && dueAt !== null && (
          <span
            className={clsx(
              'text-xs @3xl:col-start-3 @3xl:row-start-1',
              isLate ? 'font-[650] text-coral-700' : 'text-ink-soft',
            )}
          >
            {isLate ? texts().late : texts().before}
            {formatShortDate(dueAt)}, {formatTime(dueAt)}
          </span>
        )}
        <Badge
          tone={tone}
          className='col-start-2 justify-self-end @3xl:col-start-4 @3xl:row-start-1 @3xl:justify-self-start'
        >
          {state === 'taken' && owner ? keepTogether(owner.name) : word}
        </Badge>
      </Link>
    </li>
  );
}

const lateBadge: BadgeStyle = { tone: 'cancelled', word: texts().states.new };
