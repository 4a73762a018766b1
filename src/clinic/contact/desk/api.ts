import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
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

/** How often an open screen asks what has come. */
const askAgainMs = 60_000;

/** Messages of the contact form without their words. Only for the desk. */
export const contactListQuery = (show: 'open' | 'settled') =>
  queryOptions({
    queryKey: ['mine', 'contact', 'list', show],
    queryFn: () => call<typeof listContact>('GET', '/api/staff/contact', { query: { show } }),
    staleTime: 10_000,
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: true,
  });

/** One message. That it is opened is recorded, so nothing opens it again by itself. */
export const contactQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'contact', 'one', id],
    queryFn: () => call<typeof readContact>('GET', '/api/staff/contact/:id', { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What follows a write: the message as it is now, and the list; a refused one has changed meanwhile, so it is read again. */
function useAfterWriting(id: number) {
  const client = useQueryClient();
  return {
    onSuccess: (message: ContactMessage) => client.setQueryData(contactQuery(id).queryKey, message),
    onError: () => client.invalidateQueries({ queryKey: contactQuery(id).queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mine', 'contact', 'list'] }),
  };
}

const paramsOf = (id: number) => ({ params: { id: String(id) } });

/** Sees to a message oneself. `from`: who was seen to have it. */
export const useTake = (id: number) =>
  useMutation({
    ...useAfterWriting(id),
    mutationFn: (from: number | null) =>
      call<typeof takeContact>('POST', '/api/staff/contact/:id/take', { ...paramsOf(id), body: { from } }),
  });

export const useClose = (id: number) =>
  useMutation({
    ...useAfterWriting(id),
    mutationFn: () => call<typeof closeContact>('POST', '/api/staff/contact/:id/close', paramsOf(id)),
  });

export const useReopen = (id: number) =>
  useMutation({
    ...useAfterWriting(id),
    mutationFn: () => call<typeof reopenContact>('POST', '/api/staff/contact/:id/reopen', paramsOf(id)),
  });

type Answer = NonNullable<Request<typeof answerContact>['body']>;

/** Writes back, or notes a call. */
export const useAnswer = (id: number) =>
  useKeyedMutation({
    ...useAfterWriting(id),
    send: (body: Answer, key) =>
      call<typeof answerContact>('POST', '/api/staff/contact/:id/answers', { ...paramsOf(id), body }, key),
    who: useWho(),
  });

/** Sends the mail of an answer once more, by the answer's id. */
export const useSendAnswerAgain = (id: number) =>
  useMutation({
    ...useAfterWriting(id),
    mutationFn: (answerId: number) =>
      call<typeof sendAnswerAgain>('POST', '/api/staff/contact/:id/answers/:answerId/again', {
        params: { id: String(id), answerId: String(answerId) },
      }),
  });
