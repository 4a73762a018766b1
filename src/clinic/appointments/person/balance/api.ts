import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { DiscountReason, WaiverReason } from '../../terms.ts';
import type { readBalance, setDiscount, waiveDebt } from './contract.ts';

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

/** Sets a discount. Repeating it changes nothing, so it needs no key. */
export function useSetDiscount() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; discountCents: number; reason: DiscountReason }) =>
      call<typeof setDiscount>('POST', '/api/staff/appointments/:id/discount', {
        params: { id: String(id) },
        body,
      }),
    onSettled: useRefresh(personalKey('people'), personalKey('agenda')),
  });
}
