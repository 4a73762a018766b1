import { Link } from 'react-router';
import { routes } from '#platform/paths.ts';
import type { InboxUser } from './inbox-entry.ts';
import { texts } from './texts.ts';
import { useInbox } from './use-inbox.ts';
import { useInboxUser } from './use-inbox-user.ts';

/** One line with the number of open and overdue entries. Hidden at zero. */
export function InboxToday({ now }: { now: Date }) {
  const asker = useInboxUser();
  return asker && <OpenEntries asker={asker} now={now} />;
}

function OpenEntries({ asker, now }: { asker: InboxUser; now: Date }) {
  const { entries } = useInbox(asker, 'open');
  if (entries.length === 0) return null;
  const late = entries.filter(({ dueAt }) => dueAt !== null && new Date(dueAt) < now).length;
  return (
    <p className='mt-4'>
      <Link
        to={routes['staff-inbox']}
        className='link inline-flex min-h-11 items-center font-[650] pointer-fine:min-h-9'
      >
        {entries.length === 1 ? texts().waitingOne : texts().waiting(entries.length)}
      </Link>
      {late > 0 && (
        <strong className='ml-2 text-coral-700'>
          {late === 1 ? texts().lateOne : texts().lateCount(late)}
        </strong>
      )}
    </p>
  );
}
