import { queryOptions, useMutation } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { addCallback, endCallback, listCallbacks, undoCallback } from './contract.ts';

export type { Callback } from './contract.ts';

export const callbacksQuery = queryOptions({
  queryKey: personalKey('agenda', 'callbacks'),
  queryFn: () => call<typeof listCallbacks>('GET', '/api/staff/callbacks'),
  staleTime: 0,
});

const useRefreshCallbacks = () => useRefresh(callbacksQuery.queryKey);

type NewCallback = NonNullable<Request<typeof addCallback>['body']>;

export function useAddCallback() {
  return useKeyedMutation({
    name: () => 'desk:callback',
    send: (body: NewCallback, key) => call<typeof addCallback>('POST', '/api/staff/callbacks', { body }, key),
    who: useGetUserId(),
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
