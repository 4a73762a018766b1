import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { getProtocol, Protocol, signProtocol, withdrawProtocol } from './contract.ts';

const queryKey = personalKey('crisis-protocol');

export const protocolQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getProtocol>('GET', '/api/staff/crisis-protocol'),
});

/** Refetches after failed writes too, because another manager may have signed meanwhile. */
const useRefreshProtocol = () => useRefresh(queryKey);

export function useSignProtocol() {
  return useMutation({
    mutationFn: (body: Protocol) => call<typeof signProtocol>('POST', '/api/staff/crisis-protocol', { body }),
    onSettled: useRefreshProtocol(),
  });
}

export function useWithdrawProtocol() {
  return useMutation({
    mutationFn: () => call<typeof withdrawProtocol>('DELETE', '/api/staff/crisis-protocol'),
    onSettled: useRefreshProtocol(),
  });
}
