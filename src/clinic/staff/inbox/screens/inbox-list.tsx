import clsx from 'clsx';
import { Link } from 'react-router';
import { Badge } from '#design/badge.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { formatShortDate, formatTime } from '#platform/time/spanish-dates.ts';
import type { InboxEntry } from './inbox-entry.ts';

type BadgeStyle = { tone: 'pending' | 'confirmed' | 'cancelled' | 'neutral'; word: string };

const badgeStyles: Record<InboxEntry['state'], BadgeStyle> = {
  new: { tone: 'pending', word: 'Sin nadie' },
  taken: { tone: 'neutral', word: 'Con alguien' },
  answered: { tone: 'confirmed', word: 'Contestado' },
  closed: { tone: 'neutral', word: 'Cerrado' },
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
      <EmptyState drawing='boat' headingLevel={2} title='No hay nada aquí' className='mt-4'>
        Aquí sale lo que espera respuesta: mensajes de la web, chats sin leer y tests por compartir.
      </EmptyState>
    );
  return (
    <ul
      aria-label='Bandeja'
      className='mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-card'
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
  const line = (
    <>
      <strong className='wrap-break-word'>{who}</strong>
      <span className='justify-self-end text-ink-soft text-xs tabular-nums'>
        {formatShortDate(createdAt)}, {formatTime(createdAt)}
      </span>
      <span className='truncate'>{kind}</span>
      <Badge tone={tone} className='justify-self-end'>
        {state === 'taken' && owner ? owner.name : word}
      </Badge>
      {isOpen(entry) && dueAt !== null && (
        <span className={clsx('col-span-2 text-xs', isLate ? 'font-[650] text-coral-700' : 'text-ink-soft')}>
          {isLate ? 'Plazo pasado: ' : 'Antes de: '}
          {formatShortDate(dueAt)}, {formatTime(dueAt)}
        </span>
      )}
    </>
  );
  return (
    <li>
      {to === null ? (
        <div className={row}>{line}</div>
      ) : (
        <Link
          to={to}
          aria-current={isCurrent ? 'true' : undefined}
          className={clsx(row, 'text-ink no-underline hover:bg-river-50', isCurrent && 'bg-river-100')}
        >
          {line}
        </Link>
      )}
    </li>
  );
}

const row = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2.5';

const lateBadge: BadgeStyle = { tone: 'cancelled', word: 'Sin nadie' };
