import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listFailedMessages, listMessages, resendMessage } from './contract.ts';

export type { FailedMessage, PersonMessage } from './contract.ts';

export const messagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'messages', id],
    queryFn: () =>
      call<typeof listMessages>('GET', '/api/staff/people/:id/messages', { params: { id: String(id) } }),
    staleTime: 0,
  });

const pollIntervalMs = 60_000;

export const failedMessagesQuery = () =>
  queryOptions({
    queryKey: ['mine', 'failed-messages'],
    queryFn: () => call<typeof listFailedMessages>('GET', '/api/staff/messages/failed'),
    refetchInterval: pollIntervalMs,
  });

export function useResend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof resendMessage>('POST', '/api/staff/messages/:id/resend', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: failedMessagesQuery().queryKey }),
  });
}
