import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { threadsQuery } from '../../api.ts';
import { DeskThread } from './desk-thread.tsx';
import { ThreadList } from './thread-list.tsx';

export const meta = pageMeta(() => ({
  title: `Chat · ${clinicContact().name}`,
  description: 'Lo que las personas escriben a su equipo, para quien las atiende.',
}));

/** The URL identifies the patient record by number only: '?persona=12'. */
const addressOf = (patientId: number) => `${routes['staff-chat']}?persona=${patientId}`;

/** The thread list beside the open thread; on a phone only one of them. */
export default function ChatDeskPage() {
  const session = useSession();
  const { data: threads, isError, refetch } = useQuery(threadsQuery());
  const [search] = useSearchParams();
  const wished = Number(search.get('persona'));
  if (session.state !== 'signed-in') return null;
  if (threads === undefined)
    return isError ? (
      <LoadFailure title='No hemos podido abrir el chat' retry={() => void refetch()}>
        Lo que está escrito sigue ahí; solo ha fallado la conexión.
      </LoadFailure>
    ) : (
      <Spinner label='Abriendo el chat…' />
    );
  const open = threads.find(({ patientId, mayRead }) => mayRead && patientId === wished);
  return (
    <>
      <h1 className={open === undefined ? 'text-h3' : 'text-h3 max-lg:sr-only'}>Chat</h1>
      <p className={open === undefined ? 'mt-1 mb-4 text-ink-soft' : 'mt-1 mb-4 text-ink-soft max-lg:hidden'}>
        Lo lee y lo contesta quien atiende a cada persona.
      </p>
      {threads.length === 0 ? (
        <EmptyState headingLevel={2} title='Todavía no ha escrito nadie'>
          Cuando alguien con el chat en su plan escriba, lo verás aquí.
        </EmptyState>
      ) : (
        <div className='grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]'>
          <div className={open === undefined ? undefined : 'max-lg:hidden'}>
            <ThreadList threads={threads} openId={open?.patientId} addressOf={addressOf} />
          </div>
          {open === undefined ? (
            <p className='pt-8 text-center text-ink-soft max-lg:hidden'>
              {threads.some(({ mayRead }) => mayRead)
                ? 'Elige a quién quieres leer.'
                : 'Aquí ves quién espera respuesta y de quién. Lo escrito lo lee solo quien le atiende.'}
            </p>
          ) : (
            <DeskThread key={open.patientId} patientId={open.patientId} userId={session.user.id} />
          )}
        </div>
      )}
    </>
  );
}
