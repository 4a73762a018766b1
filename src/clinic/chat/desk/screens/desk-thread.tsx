import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { BookButton } from '#clinic/appointments/sender-booking/screens/book-button.tsx';
import { TemplatePicker } from '#clinic/organization/templates/screens/template-picker.tsx';
import { useGapProblem } from '#clinic/organization/templates/screens/use-gap-problem.ts';
import { useIsTreating } from '#clinic/patients/processes/screens/use-is-treating.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { routes } from '#platform/paths.ts';
import { formatTime } from '#platform/time/screen-dates.ts';
import { withMessage } from '../../api.ts';
import { Composer } from '../../screens/composer.tsx';
import { messagesOf } from '../../screens/lines.ts';
import { LiveThread } from '../../screens/live-thread.tsx';
import { postThreadRead, sendAnswer, threadQuery, useRefreshThreads } from '../api.ts';
import { texts } from './texts.ts';

/** On phones, where the list is hidden. */
export const BackToChat = () => (
  <Link
    to={routes['staff-chat']}
    className='link inline-flex min-h-11 items-center gap-1 font-[650] lg:hidden'
  >
    <ChevronLeft aria-hidden='true' className='size-4' />
    {texts().title}
  </Link>
);

/** A patient's thread, for the therapist. Unsent messages are stored per writer (`userId`). */
export function DeskThread({ patientId, userId }: { patientId: number; userId: number }) {
  const client = useQueryClient();
  const refresh = useRefreshThreads();
  const isTreating = useIsTreating(patientId);
  const { data, isError, refetch, ...older } = useInfiniteQuery(threadQuery(patientId));
  const newest = data?.pages[0];
  if (newest === undefined)
    return isError ? (
      <LoadFailure title={texts().threadNotOpened} retry={() => void refetch()}>
        {texts().isKept}
      </LoadFailure>
    ) : (
      <LoadingRows label={texts().openingThread} />
    );
  const name = newest.name ?? texts().nameless;
  const send = async (message: { id: string; text: string }) => {
    const there = await sendAnswer(patientId, message);
    client.setQueryData(threadQuery(patientId).queryKey, (former) => withMessage(former, there));
  };
  return (
    <div>
      <BackToChat />
      <header className='mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5'>
        <h2 className='break-words text-h4'>{name}</h2>
        <div className='flex flex-wrap items-center gap-x-4'>
          <Link
            to={`${routes['staff-people']}?persona=${patientId}`}
            className='link inline-flex min-h-11 items-center pointer-fine:min-h-9'
          >
            {texts().viewRecord}
          </Link>
          <BookButton
            sender={{ name, email: null, phone: null }}
            patient={{ id: patientId, name }}
            place={`booking-${patientId}`}
          />
        </div>
      </header>
      <LiveThread
        mine='team'
        place={`desk:${userId}:${patientId}`}
        field={(send) => <DeskComposer patientId={patientId} name={newest.name} send={send} />}
        empty=''
        messages={messagesOf(data?.pages ?? [])}
        myReadId={newest.teamReadId}
        otherReadId={newest.personReadId}
        hasOlder={older.hasNextPage}
        isLoadingOlder={older.isFetchingNextPage}
        loadOlder={() => void older.fetchNextPage()}
        send={send}
        markRead={(upTo) => void postThreadRead(patientId, upTo).then(refresh, () => {})}
        closed={newest.isOpen ? null : <Closed />}
        action={
          isTreating
            ? (id, sentAt) => <CreateNoteLink patientId={patientId} id={id} sentAt={sentAt} />
            : undefined
        }
        className='h-[min(36rem,52dvh)] max-lg:h-[min(36rem,41dvh)]'
      >
        {newest.isOpen && !newest.canAnswer && (
          <p className='mb-3'>
            {texts().planLacksChat((text) => (
              <strong>{text}</strong>
            ))}
          </p>
        )}
      </LiveThread>
    </div>
  );
}

/**
 * Link that copies a message into the therapist's note on the patient record. The URL identifies it by number
 * only.
 */
const CreateNoteLink = ({ patientId, id, sentAt }: { patientId: number; id: number; sentAt: string }) => (
  <Link
    to={`${routes['staff-people']}?persona=${patientId}&mensaje=${id}`}
    className='link inline-flex min-h-11 items-center pointer-fine:min-h-9'
  >
    {texts().takeToNote}
    <span className='sr-only'> {texts().messageOf(formatTime(sentAt))}</span>
  </Link>
);

/** The draft is stored with the session, not in the browser, which colleagues share. */
function DeskComposer({
  patientId,
  name,
  send,
}: {
  patientId: number;
  name: string | null;
  send: (text: string) => void;
}) {
  const findProblem = useGapProblem();
  const { words, change, clear } = useDraft(`chat-${patientId}`, { text: '' });
  return (
    <Composer
      label={texts().yourAnswer}
      tools={<TemplatePicker recipient={name} />}
      findProblem={findProblem}
      text={words.text}
      change={(text) => (text === '' ? clear() : change({ text }))}
      send={send}
    />
  );
}

const Closed = () => <Notice title={texts().closed}>{texts().closedHint}</Notice>;
