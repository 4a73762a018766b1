import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { endCallback, leaveCallback, listCallbacks, undoCallback } from './contract.ts';

export type { Callback } from './contract.ts';

export const callbacksQuery = queryOptions({
  queryKey: ['mine', 'agenda', 'callbacks'],
  queryFn: () => call<typeof listCallbacks>('GET', '/api/staff/callbacks'),
  staleTime: 0,
});

function useRefreshCallbacks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callbacksQuery.queryKey });
}

type NewCallback = NonNullable<Request<typeof leaveCallback>['body']>;

export function useLeaveCallback() {
  return useKeyedMutation({
    name: () => 'desk:callback',
    send: (body: NewCallback, key) =>
      call<typeof leaveCallback>('POST', '/api/staff/callbacks', { body }, key),
    who: useWho(),
    onSettled: useRefreshCallbacks(),
  });
}

export function useMarkCallback() {
  return useMutation({
    mutationFn: ({ id, isDone }: { id: number; isDone: boolean }) => {
      const params = { id: String(id) };
      return isDone
        ? call<typeof endCallback>('POST', '/api/staff/callbacks/:id/done', { params })
        : call<typeof undoCallback>('POST', '/api/staff/callbacks/:id/undo', { params });
    },
    onSettled: useRefreshCallbacks(),
  });
}
