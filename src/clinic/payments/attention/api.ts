import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { DeskMethod } from '../references.ts';
import type { ReturnDecision } from '../terms.ts';
import type { decideReturned, listMoneyMatters, noteReturned } from './contract.ts';

const refetchIntervalMs = 60_000;

export const moneyMattersQuery = () =>
  queryOptions({
    queryKey: ['mine', 'money-matters'],
    queryFn: () => call<typeof listMoneyMatters>('GET', '/api/staff/payments/attention'),
    refetchInterval: refetchIntervalMs,
  });

export function useNoteReturned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; how: string; method: DeskMethod }) =>
      call<typeof noteReturned>('POST', '/api/staff/refunds/:id/returned', {
        params: { id: String(id) },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: moneyMattersQuery().queryKey }),
  });
}

/** Resolves a purchase whose payment was refunded in the wallet's own panel. Directors only. */
export function useDecideReturned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: ReturnDecision }) =>
      call<typeof decideReturned>('POST', '/api/staff/payments/returns/:id/decision', {
        params: { id: String(id) },
        body: { decision },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mine'] }),
  });
}
