import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type {
  answerContact,
  ContactMessage,
  closeContact,
  listContact,
  readContact,
  reopenContact,
  sendAnswerAgain,
  takeContact,
} from './contract.ts';

export type { ContactAnswer, ContactMessage } from './contract.ts';

/** Polling interval of an open screen. */
const pollIntervalMs = 60_000;

/** Contact messages without their text. Reception and director only. */
export const contactListQuery = (show: 'open' | 'settled') =>
  queryOptions({
    queryKey: personalKey('contact', 'list', show),
    queryFn: () => call<typeof listContact>('GET', '/api/staff/contact', { query: { show } }),
    staleTime: 10_000,
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: true,
  });

/** One message. Opening it is logged, so it is never refetched automatically. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('contact', 'one', id),
    queryFn: () => call<typeof readContact>('GET', '/api/staff/contact/:id', { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * After a write: updates the message and refetches the list. A refusal means that the message has changed, so
 * it is refetched.
 */
function useWriteCallbacks(id: number) {
  const client = useQueryClient();
  return {
    onSuccess: (message: ContactMessage) => client.setQueryData(contactQuery(id).queryKey, message),
    onError: useRefresh(contactQuery(id).queryKey),
    onSettled: useRefresh(personalKey('contact', 'list')),
  };
}

const paramsOf = (id: number) => ({ params: { id: String(id) } });

/** Assigns a message to the user. `from`: the owner the user saw. */
export const useTake = (id: number) =>
  useMutation({
    ...useWriteCallbacks(id),
    mutationFn: (from: number | null) =>
      call<typeof takeContact>('POST', '/api/staff/contact/:id/take', { ...paramsOf(id), body: { from } }),
  });

export const useClose = (id: number) =>
  useMutation({
    ...useWriteCallbacks(id),
    mutationFn: () => call<typeof closeContact>('POST', '/api/staff/contact/:id/close', paramsOf(id)),
  });

export const useReopen = (id: number) =>
  useMutation({
    ...useWriteCallbacks(id),
    mutationFn: () => call<typeof reopenContact>('POST', '/api/staff/contact/:id/reopen', paramsOf(id)),
  });

type Answer = NonNullable<Request<typeof answerContact>['body']>;

export const useAnswer = (id: number) =>
  useKeyedMutation({
    ...useWriteCallbacks(id),
    send: (body: Answer, key) =>
      call<typeof answerContact>('POST', '/api/staff/contact/:id/answers', { ...paramsOf(id), body }, key),
    who: useGetUserId(),
  });

export const useSendAnswerAgain = (id: number) =>
  useMutation({
    ...useWriteCallbacks(id),
    mutationFn: (answerId: number) =>
      call<typeof sendAnswerAgain>('POST', '/api/staff/contact/:id/answers/:answerId/again', {
        params: { id: String(id), answerId: String(answerId) },
      }),
  });
