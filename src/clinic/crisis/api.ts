import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { getProtocol, Protocol, signProtocol, withdrawProtocol } from './contract.ts';

const queryKey = ['mine', 'crisis-protocol'];

/** What the clinic does in a crisis. Only for staff. */
export const protocolQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getProtocol>('GET', '/api/staff/crisis-protocol'),
});

/** What another person of the direction has signed meanwhile is seen after a refused write, too. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

export function useSignProtocol() {
  return useMutation({
    mutationFn: (body: Protocol) => call<typeof signProtocol>('POST', '/api/staff/crisis-protocol', { body }),
    onSettled: useRefresh(),
  });
}

export function useWithdrawProtocol() {
  return useMutation({
    mutationFn: () => call<typeof withdrawProtocol>('DELETE', '/api/staff/crisis-protocol'),
    onSettled: useRefresh(),
  });
}
