import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { isReceivingChanges } from '#platform/live/use-changes.ts';
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

/** Polling interval of an open thread without a working stream, in ms. */
const pollIntervalMs = 5_000;
/** Polling interval of the unread mark in the bar, in ms. Not urgent. */
const unreadPollIntervalMs = 60_000;

export const chatStreamPath = '/api/chat/changes' satisfies (typeof streamChat)['path'];

/** Upper id bound (exclusive) of the next older page; undefined if there is none. */
export const nextPageParam = ({ hasOlder, messages }: Pick<OwnThread, 'hasOlder' | 'messages'>) =>
  hasOlder ? messages[0]?.id : undefined;

// Cast: later pages have a number; the first page is requested without one.
export const firstPageParam = undefined as number | undefined;

/** The user's own thread, newest page first; refetched on change. */
export const ownThreadQuery = () =>
  infiniteQueryOptions({
    queryKey: personalKey('chat', 'thread'),
    queryFn: ({ pageParam }) =>
      call<typeof getChat>('GET', '/api/chat', {
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: firstPageParam,
    getNextPageParam: nextPageParam,
    refetchInterval: () => (isReceivingChanges(chatStreamPath) ? false : pollIntervalMs),
  });

export const unreadQuery = () =>
  queryOptions({
    queryKey: personalKey('chat', 'unread'),
    queryFn: () => call<typeof countUnread>('GET', '/api/chat/unread'),
    staleTime: unreadPollIntervalMs,
    refetchInterval: unreadPollIntervalMs,
    refetchOnWindowFocus: true,
  });

export const useRefreshChat = () => useRefresh(personalKey('chat'));

export const sendMessage = (body: NewMessage) =>
  call<typeof postMessage>('POST', '/api/chat/messages', { body });

export const markChatRead = (upTo: number) =>
  call<typeof markRead>('POST', '/api/chat/read', { body: { upTo } });

/** A thread's pages plus a message just written, unless they already contain it. */
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

/**
 * Threads in the user's scope: who waits, since when, and the therapist. Never any message text. Staff only.
 */
export const threadsQuery = () =>
  queryOptions({
    queryKey: personalKey('chat-desk', 'threads'),
    queryFn: () => call<typeof listThreads>('GET', '/api/staff/chat/threads'),
    refetchInterval: unreadPollIntervalMs,
    refetchOnWindowFocus: true,
  });
