import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { listFailedMessages, listMessages, resendMessage } from './contract.ts';

export type { FailedMessage, PersonMessage } from './contract.ts';

export const messagesQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'messages', id),
    queryFn: () =>
      call<typeof listMessages>('GET', '/api/staff/people/:id/messages', { params: { id: String(id) } }),
    staleTime: 0,
  });

const pollIntervalMs = 60_000;

export const failedMessagesQuery = () =>
  queryOptions({
    queryKey: personalKey('failed-messages'),
    queryFn: () => call<typeof listFailedMessages>('GET', '/api/staff/messages/failed'),
    refetchInterval: pollIntervalMs,
  });

export function useResend() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof resendMessage>('POST', '/api/staff/messages/:id/resend', { params: { id: String(id) } }),
    onSettled: useRefresh(failedMessagesQuery().queryKey),
  });
}
