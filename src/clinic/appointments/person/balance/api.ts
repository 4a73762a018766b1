import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { WaiverReason } from '../../terms.ts';
import type { readBalance, waiveDebt } from './contract.ts';

export type { Balance, Due } from './contract.ts';

export const balanceQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'balance', id),
    queryFn: () =>
      call<typeof readBalance>('GET', '/api/staff/people/:id/balance', { params: { id: String(id) } }),
    staleTime: 0,
  });

/** Waives a debt and refetches everything that shows it, also after a refusal. */
export function useWaiveDebt() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: WaiverReason }) =>
      call<typeof waiveDebt>('POST', '/api/staff/appointments/:id/waiver', {
        params: { id: String(id) },
        body: { reason },
      }),
    onSettled: useRefresh(personalKey('people'), personalKey('agenda')),
  });
}
