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
import { texts } from './texts.ts';
import { ThreadList } from './thread-list.tsx';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
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
      <LoadFailure title={texts().notOpened} retry={() => void refetch()}>
        {texts().isKept}
      </LoadFailure>
    ) : (
      <LoadingRows label={texts().opening} />
    );
  const open = threads.find(({ patientId }) => patientId === wished);
  return (
    <>
      <h1 className={open === undefined ? 'text-h3' : 'text-h3 max-lg:sr-only'}>{texts().title}</h1>
      <p className={open === undefined ? 'mt-1 mb-4 text-ink-soft' : 'mt-1 mb-4 text-ink-soft max-lg:hidden'}>
        {texts().intro}
      </p>
      {threads.length === 0 ? (
        <EmptyState headingLevel={2} title={texts().nobodyYet}>
          {texts().nobodyHint}
        </EmptyState>
      ) : (
        <div className='grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]'>
          <div className={open === undefined ? undefined : 'max-lg:hidden'}>
            <ThreadList threads={threads} openId={open?.patientId} addressOf={addressOf} />
          </div>
          {open === undefined ? (
            <EmptyState headingLevel={2} title={texts().noneOpen} className='max-lg:hidden'>
              {threads.some(({ mayRead }) => mayRead) ? texts().chooseWhom : texts().onlyReaders}
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
        <p>{formatReader(texts().readsAndAnswers, owner)}</p>
        {dueAt && (
          <p className='text-ink-soft'>{texts().answerBefore(formatDate(dueAt), formatTime(dueAt))}</p>
        )}
        <p className='text-ink-soft'>{texts().readByOthersHint}</p>
      </ReadByOthers>
    </div>
  );
}
