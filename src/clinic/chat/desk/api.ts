import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { firstPageParam, nextPageParam } from '../api.ts';
import type { NewMessage } from '../contract.ts';
import type { answerThread, getThread, markThreadRead, streamThreads } from './contract.ts';

export const threadsStreamPath = '/api/staff/chat/changes' satisfies (typeof streamThreads)['path'];

/** A patient's thread, newest page first. Care team only. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: personalKey('chat-desk', 'thread', id),
    queryFn: ({ pageParam }) =>
      call<typeof getThread>('GET', '/api/staff/chat/threads/:id', {
        params: { id: String(id) },
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: firstPageParam,
    getNextPageParam: nextPageParam,
  });

/** One message of a patient's thread: the last of the page that ends with it. */
export const messageQuery = (patientId: number, id: number) =>
  queryOptions({
    queryKey: personalKey('chat-desk', 'message', patientId, id),
    queryFn: async () => {
      const params = { id: String(patientId) };
      const page = await call<typeof getThread>('GET', '/api/staff/chat/threads/:id', {
        params,
        query: { before: id + 1 },
      });
      return page.messages.find((message) => message.id === id) ?? null;
    },
  });

export const useRefreshThreads = () => useRefresh(personalKey('chat-desk'));

export const sendAnswer = (id: number, body: NewMessage) =>
  call<typeof answerThread>('POST', '/api/staff/chat/threads/:id/messages', {
    params: { id: String(id) },
    body,
  });

export const postThreadRead = (id: number, upTo: number) =>
  call<typeof markThreadRead>('POST', '/api/staff/chat/threads/:id/read', {
    params: { id: String(id) },
    body: { upTo },
  });
