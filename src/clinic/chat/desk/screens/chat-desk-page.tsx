import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { formatReader, ReadByOthers } from '#clinic/appointments/sender-booking/screens/read-by-others.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { type ThreadSummary, threadsQuery } from '../../api.ts';
import { BackToChat, DeskThread } from './desk-thread.tsx';
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
        Lo que está escrito sigue ahí. Vuelve a intentarlo en un momento.
      </LoadFailure>
    ) : (
      <LoadingRows label='Abriendo el chat…' />
    );
  const open = threads.find(({ patientId }) => patientId === wished);
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
            <EmptyState headingLevel={2} title='No hay ninguno abierto' className='max-lg:hidden'>
              {threads.some(({ mayRead }) => mayRead)
                ? 'Elige a quién quieres leer.'
                : 'Aquí ves quién espera respuesta y de quién. Lo escrito lo lee solo quien le atiende.'}
            </EmptyState>
          ) : (
            <OpenThread thread={open} userId={session.user.id} />
          )}
        </div>
      )}
    </>
  );
}

function OpenThread({ thread, userId }: { thread: ThreadSummary; userId: number }) {
  const { patientId, name, owner, dueAt, mayRead } = thread;
  if (mayRead) return <DeskThread key={patientId} patientId={patientId} userId={userId} />;
  return (
    <div>
      <BackToChat />
      <ReadByOthers patientId={patientId} name={name}>
        <p>{formatReader('lee y contesta', owner)}</p>
        {dueAt && (
          <p className='text-ink-soft'>
            Conviene contestar antes de: {formatDate(dueAt)}, {formatTime(dueAt)}
          </p>
        )}
        <p className='text-ink-soft'>
          El texto lo ve solo quien contesta. Si corre prisa, avísale, o llama a la persona: su teléfono está
          en la ficha.
        </p>
      </ReadByOthers>
    </div>
  );
}
