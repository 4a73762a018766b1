import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { MessageView } from '#clinic/contact/desk/screens/message-view.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import type { InboxUser } from './inbox-entry.ts';
import { type InboxFilter, InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { messageUrl } from './sources.ts';
import { texts } from './texts.ts';
import { useInbox } from './use-inbox.ts';
import { useInboxUser } from './use-inbox-user.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function InboxPage() {
  const asker = useInboxUser();
  const now = useNow();
  if (now === undefined || asker === undefined) return <LoadingRows label={texts().opening} />;
  return <Inbox asker={asker} now={now} />;
}

/** The list has the whole width until an entry is open beside it; on phones one at a time. */
function Inbox({ asker, now }: { asker: InboxUser; now: Date }) {
  const [search] = useSearchParams();
  const [wish, setWish] = useState<InboxFilter>({ show: 'open', kind: '' });
  const inbox = useInbox(asker, wish.show === 'settled' ? 'settled' : 'open');
  const id = Number(search.get('mensaje'));
  const isOpen = asker.role !== 'professional' && Number.isInteger(id) && id > 0;
  const entries = inbox.entries.filter(({ owner }) => wish.show !== 'mine' || owner?.isMe === true);
  const shown = entries.filter(({ kind }) => wish.kind === '' || kind === wish.kind);
  return (
    <div className={clsx('grid gap-x-6', isOpen && 'lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]')}>
      <h1 className={clsx('text-h3', isOpen && 'lg:col-span-2')}>{texts().title}</h1>
      <div className={clsx(isOpen && 'max-lg:hidden')}>
        <InboxFilters wish={wish} setWish={setWish} kinds={[...new Set(entries.map(({ kind }) => kind))]} />
        {inbox.isError && (
          <LoadFailure title={texts().notOpened} className='mt-4' retry={inbox.retry}>
            {texts().notOpenedAdvice}
          </LoadFailure>
        )}
        {inbox.isPending && <LoadingRows label={texts().opening} className='mt-6' />}
        {!inbox.isPending && !inbox.isError && (
          <InboxList entries={shown} now={now} current={isOpen ? messageUrl(id) : undefined} />
        )}
      </div>
      {isOpen && (
        <div className='min-w-0 lg:mt-3'>
          <Link
            to={routes['staff-inbox']}
            className='link inline-flex min-h-11 items-center gap-1 font-[650] lg:hidden'
          >
            <ChevronLeft aria-hidden='true' className='size-4' />
            {texts().wholeInbox}
          </Link>
          <MessageView key={id} id={id} userId={asker.userId} now={now} />
        </div>
      )}
    </div>
  );
}
