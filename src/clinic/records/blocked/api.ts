import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { BlockedReason } from '../terms.ts';
import type { findBlocked, openBlocked, readBlocked } from './contract.ts';

export type { BlockedRecordEntry } from './contract.ts';

/** Locked records by name; without a search, those currently open to the user. */
export const blockedQuery = (search: string) =>
  queryOptions({
    queryKey: personalKey('blocked', 'list', search),
    queryFn: () => call<typeof findBlocked>('GET', '/api/staff/blocked', { query: { search } }),
    staleTime: 0,
  });

/** An open record. Never refetches by itself, because every read is recorded. */
export const blockedRecordQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('blocked', 'record', id),
    queryFn: () => call<typeof readBlocked>('GET', '/api/staff/blocked/:id', { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useOpenBlocked(id: number) {
  return useMutation({
    mutationFn: (reason: BlockedReason) =>
      call<typeof openBlocked>('POST', '/api/staff/blocked/:id/open', {
        params: { id: String(id) },
        body: { reason },
      }),
    onSettled: useRefresh(personalKey('blocked', 'list')),
  });
}
