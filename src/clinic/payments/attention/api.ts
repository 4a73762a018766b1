import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { allPersonalKey, personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { DeskMethod } from '../references.ts';
import type { ReturnDecision } from '../terms.ts';
import type { decideReturned, listMoneyMatters, noteReturned } from './contract.ts';

const refetchIntervalMs = 60_000;

export const moneyMattersQuery = () =>
  queryOptions({
    queryKey: personalKey('money-matters'),
    queryFn: () => call<typeof listMoneyMatters>('GET', '/api/staff/payments/attention'),
    refetchInterval: refetchIntervalMs,
  });

export function useNoteReturned() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; how: string; method: DeskMethod }) =>
      call<typeof noteReturned>('POST', '/api/staff/refunds/:id/returned', {
        params: { id: String(id) },
        body,
      }),
    onSettled: useRefresh(moneyMattersQuery().queryKey),
  });
}

/** Resolves a purchase whose payment was refunded in the wallet's own panel. Directors only. */
export function useDecideReturned() {
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: ReturnDecision }) =>
      call<typeof decideReturned>('POST', '/api/staff/payments/returns/:id/decision', {
        params: { id: String(id) },
        body: { decision },
      }),
    onSettled: useRefresh(allPersonalKey),
  });
}
