import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { endKey, listKeys, makeKey } from './contract.ts';
import type { Scope } from './terms.ts';

export type { ApiKey } from './contract.ts';

const queryKey = personalKey('api-keys');

export const keysQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof listKeys>('GET', '/api/staff/integrations/keys'),
});

const useRefreshKeys = () => useRefresh(queryKey);

export function useMakeKey() {
  return useMutation({
    mutationFn: (body: { name: string; scopes: Scope[] }) =>
      call<typeof makeKey>('POST', '/api/staff/integrations/keys', { body }),
    onSettled: useRefreshKeys(),
  });
}

export function useEndKey() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof endKey>('DELETE', '/api/staff/integrations/keys/:id', { params: { id: String(id) } }),
    onSettled: useRefreshKeys(),
  });
}
