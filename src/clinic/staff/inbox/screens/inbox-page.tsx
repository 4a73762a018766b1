import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { MessageView } from '#clinic/contact/desk/screens/message-view.tsx';
import { clinic } from '#config';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { InboxFilters, type InboxWish } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { messageAddress, useInbox } from './use-inbox.ts';

export const meta = pageMeta({
  title: `Bandeja · ${clinic.name}`,
  description: 'Lo que la gente escribe a la clínica, y quién lo contesta.',
});

export default function InboxPage() {
  const session = useSession();
  const now = useNow();
  if (now === undefined || session.state !== 'signed-in') return <Spinner label='Abriendo la bandeja…' />;
  if (session.user.role === 'professional')
    return (
      <>
        <h1 className='text-h3'>Bandeja</h1>
        <p className='mt-5'>Los mensajes de la web los contestan recepción y dirección.</p>
      </>
    );
  return <Inbox user={session.user} now={now} />;
}

/** The list, and beside it what is open; on a phone one after the other. */
function Inbox({ user, now }: { user: User; now: Date }) {
  const [search] = useSearchParams();
  const [wish, setWish] = useState<InboxWish>({ show: 'open', kind: '' });
  const inbox = useInbox(user.role, wish.show === 'settled' ? 'settled' : 'open');
  const id = Number(search.get('mensaje'));
  const isOpen = Number.isInteger(id) && id > 0;
  const entries = inbox.entries.filter(({ owner }) => wish.show !== 'mine' || owner?.userId === user.id);
  const shown = entries.filter(({ kind }) => wish.kind === '' || kind === wish.kind);
  return (
    <div className='grid gap-x-6 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]'>
      <h1 className='text-h3 lg:col-span-2'>Bandeja</h1>
      <div className={clsx(isOpen && 'max-lg:hidden')}>
        <InboxFilters wish={wish} setWish={setWish} kinds={[...new Set(entries.map(({ kind }) => kind))]} />
        {inbox.isError && (
          <LoadFailure title='No hemos podido abrir la bandeja' className='mt-4' retry={inbox.retry}>
            Los mensajes siguen guardados; solo ha fallado la conexión.
          </LoadFailure>
        )}
        {inbox.isPending && <Spinner label='Abriendo la bandeja…' className='mt-6' />}
        {!inbox.isPending && !inbox.isError && (
          <InboxList entries={shown} now={now} current={isOpen ? messageAddress(id) : undefined} />
        )}
      </div>
      {isOpen && (
        <div className='min-w-0 lg:mt-3'>
          <Link
            to={routes['staff-inbox']}
            className='link inline-flex min-h-11 items-center gap-1 font-[650] lg:hidden'
          >
            <ChevronLeft aria-hidden='true' className='size-4' />
            Todos los mensajes
          </Link>
          <MessageView key={id} id={id} userId={user.id} now={now} />
        </div>
      )}
    </div>
  );
}
