import clsx from 'clsx';
import { Link } from 'react-router';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatPastDay } from '#platform/time/near-days.ts';
import { formatTime } from '#platform/time/screen-dates.ts';
import type { ThreadSummary } from '../../api.ts';
import { texts } from './texts.ts';

type ListProps = {
  threads: readonly ThreadSummary[];
  openId: number | undefined;
  addressOf: (patientId: number) => string;
};

/**
 * Patients who have written, longest waiting first, without message text. Reception sees who waits and for
 * whom.
 */
export function ThreadList({ threads, openId, addressOf }: ListProps) {
  return (
    <ul aria-label={texts().threads} className='overflow-hidden rounded-card border border-line bg-card'>
      {threads.map((thread) => (
        <li key={thread.patientId} className='border-line border-b last:border-b-0'>
          <Link
            to={addressOf(thread.patientId)}
            aria-current={thread.patientId === openId ? 'page' : undefined}
            className='flex min-h-14 items-center gap-3 px-4 py-2.5 text-ink no-underline transition-colors hover:bg-river-50 focus-visible:-outline-offset-2 aria-[current=page]:bg-river-100'
          >
            <ThreadSummaryText thread={thread} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ThreadSummaryText({
  thread: { name, unread, waitingSince, lastAt, owner },
}: {
  thread: ThreadSummary;
}) {
  const now = useNow();
  const at = waitingSince ?? lastAt;
  const day = now && formatPastDay(at, now);
  const when = `${day?.toLocaleLowerCase('es')}, ${formatTime(at)}`;
  return (
    <>
      <span className='min-w-0 grow'>
        <strong className={clsx('block wrap-anywhere', unread === 0 && 'font-normal')}>
          {name ?? texts().nameless}
        </strong>
        <span className='block text-ink-soft text-xs'>
          {now !== undefined &&
            (waitingSince === null ? texts().lastMessage(when) : texts().waitingSince(when))}
          <span className='block'>
            {owner === null ? texts().nobodyTreats : texts().withOwner(keepTogether(owner))}
          </span>
        </span>
      </span>
      {unread > 0 && (
        <span className='min-w-6 shrink-0 rounded-full bg-coral-600 px-1.5 py-0.5 text-center font-[650] text-card text-xs tabular-nums'>
          {unread}
          <span className='sr-only'> {texts().unread}</span>
        </span>
      )}
    </>
  );
}
