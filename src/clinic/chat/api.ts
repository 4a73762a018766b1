import { type InfiniteData, infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { hearsChanges } from '#platform/live/use-changes.ts';
import type {
  countUnread,
  getChat,
  listThreads,
  Message,
  markRead,
  NewMessage,
  OwnThread,
  postMessage,
  streamChat,
} from './contract.ts';

export type { Message, OwnThread, Reading, ThreadSummary } from './contract.ts';

/** How often an open thread asks that hears of no change, in ms. */
const askAgainMs = 5_000;
/** How often the mark in the bar asks, in ms: nobody waits for it. */
const markAgainMs = 60_000;

/** The stream of one's own thread. */
export const chatAddress = '/api/chat/changes' satisfies (typeof streamChat)['path'];

/** The id before which the next older page ends; undefined where there is none. */
export const olderThan = ({ hasOlder, messages }: Pick<OwnThread, 'hasOlder' | 'messages'>) =>
  hasOlder ? messages[0]?.id : undefined;

// Cast: the type of what comes later; the first page is asked for without one.
export const firstPage = undefined as number | undefined;

/** One's own thread, its newest page first; asked anew when it has changed. */
export const ownThreadQuery = () =>
  infiniteQueryOptions({
    queryKey: ['mine', 'chat', 'thread'],
    queryFn: ({ pageParam }) =>
      call<typeof getChat>('GET', '/api/chat', {
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: firstPage,
    getNextPageParam: olderThan,
    refetchInterval: () => (hearsChanges(chatAddress) ? false : askAgainMs),
  });

/** How many messages of the team one has not seen. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['mine', 'chat', 'unread'],
    queryFn: () => call<typeof countUnread>('GET', '/api/chat/unread'),
    staleTime: markAgainMs,
    refetchInterval: markAgainMs,
    refetchOnWindowFocus: true,
  });

/** Whatever shows one's own thread is asked again. */
export function useRefreshChat() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['mine', 'chat'] });
}

export const sendMessage = (body: NewMessage) =>
  call<typeof postMessage>('POST', '/api/chat/messages', { body });

export const markChatRead = (upTo: number) =>
  call<typeof markRead>('POST', '/api/chat/read', { body: { upTo } });

/** A thread's pages with a message that has just been written, unless it is among them already. */
export const withMessage = <Page extends Pick<OwnThread, 'messages'>, Param>(
  data: InfiniteData<Page, Param> | undefined,
  message: Message,
): InfiniteData<Page, Param> | undefined =>
  data && {
    ...data,
    pages: data.pages.map((page, index) =>
      index > 0 || page.messages.some(({ id }) => id === message.id)
        ? page
        : { ...page, messages: [...page.messages, message] },
    ),
  };

/** Threads within one's reach, with who waits, since when, and whose they are; never a word of them. Only for staff. */
export const threadsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'chat-desk', 'threads'],
    queryFn: () => call<typeof listThreads>('GET', '/api/staff/chat/threads'),
    refetchInterval: markAgainMs,
    refetchOnWindowFocus: true,
  });
