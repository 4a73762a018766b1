import { queryOptions } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { DeskMethod } from '../references.ts';
import type { payOutCredit, readOwnCredit } from './contract.ts';

export const ownCreditQuery = () =>
  queryOptions({
    queryKey: personalKey('credit'),
    queryFn: () => call<typeof readOwnCredit>('GET', '/api/credit'),
  });

type PaidOut = { id: number; cents: number; method: DeskMethod };

export function usePayOutCredit() {
  return useKeyedMutation({
    name: ({ id, cents }: PaidOut) => `desk:credit:${id}:${cents}`,
    send: ({ id, ...body }: PaidOut, key) =>
      call<typeof payOutCredit>(
        'POST',
        '/api/staff/people/:id/credit-paid-out',
        { params: { id: String(id) }, body },
        key,
      ),
    who: useGetUserId(),
    onSettled: useRefresh(personalKey('people'), personalKey('till')),
  });
}
