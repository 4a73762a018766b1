import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ApiError } from '#platform/api/client.ts';
import { useChanges } from '#platform/live/use-changes.ts';
import { routes } from '#platform/paths.ts';
import {
  chatStreamPath,
  markChatRead,
  ownThreadQuery,
  type OwnThread as Page,
  sendMessage,
  useRefreshChat,
  withMessage,
} from '../api.ts';
import { TabComposer } from './composer.tsx';
import { messagesOf } from './lines.ts';
import { LiveThread } from './live-thread.tsx';
import { ReadingLine, UrgentLine } from './reading-line.tsx';
import { texts } from './texts.ts';

export function OwnThread({ userId }: { userId: number }) {
  const client = useQueryClient();
  const refresh = useRefreshChat();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownThreadQuery());
  useChanges(chatStreamPath, () => void refresh());
  const newest = data?.pages[0];
  if (newest === undefined) return null;
  const send = async (message: { id: string; text: string }) => {
    const there = await sendMessage(message).catch((error) => {
      // After the refetch the reason is shown instead of the input.
      if (error instanceof ApiError) void refresh();
      throw error;
    });
    // Added at once: until the stream reports it, the message would be missing for a moment.
    client.setQueryData(ownThreadQuery().queryKey, (former) => withMessage(former, there));
  };
  return (
    <LiveThread
      mine='person'
      place={`chat:${userId}`}
      field={(send) => <TabComposer place={`draft:chat:${userId}`} label={texts().field.label} send={send} />}
      empty={texts().thread.empty}
      messages={messagesOf(data?.pages ?? [])}
      myReadId={newest.personReadId}
      otherReadId={newest.teamReadId}
      hasOlder={hasNextPage}
      isLoadingOlder={isFetchingNextPage}
      loadOlder={() => void fetchNextPage()}
      send={send}
      markRead={(upTo) => void markChatRead(upTo).then(refresh, () => {})}
      closed={newest.writing === 'open' ? null : <Closed writing={newest.writing} />}
      className='max-h-[clamp(11rem,calc(100dvh-29rem),36rem)] min-h-44'
      comesIntoSight
    >
      {newest.writing === 'open' ? (
        <ReadingLine reading={newest.reading} refresh={() => void refresh()} />
      ) : (
        <UrgentLine />
      )}
    </LiveThread>
  );
}

function Closed({ writing }: { writing: Exclude<Page['writing'], 'open'> }) {
  if (writing === 'not_open') return <Notice title={texts().closed.title}>{texts().closed.advice}</Notice>;
  return (
    <Notice
      title={texts().closed.noPlan}
      actions={
        <Button asChild size='small' variant='secondary'>
          <Link to={routes.plans}>{texts().plans}</Link>
        </Button>
      }
    >
      {texts().closed.planNeeded}
    </Notice>
  );
}
