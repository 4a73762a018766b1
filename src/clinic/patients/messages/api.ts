import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listFailedMessages, listMessages, resendMessage } from './contract.ts';

export type { FailedMessage, PersonMessage } from './contract.ts';

/** What was sent to or about a person. Only for the desk. */
export const messagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'messages', id],
    queryFn: () =>
      call<typeof listMessages>('GET', '/api/staff/people/:id/messages', { params: { id: String(id) } }),
    staleTime: 0,
  });

/** How often Hoy asks what could not be delivered. */
const askAgainMs = 60_000;

/** What could not be delivered. Only for the desk. */
export const failedMessagesQuery = () =>
  queryOptions({
    queryKey: ['mine', 'failed-messages'],
    queryFn: () => call<typeof listFailedMessages>('GET', '/api/staff/messages/failed'),
    refetchInterval: askAgainMs,
  });

/** Tries a message once more, by its id. */
export function useResend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof resendMessage>('POST', '/api/staff/messages/:id/resend', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: failedMessagesQuery().queryKey }),
  });
}
