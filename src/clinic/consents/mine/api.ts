import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { listSigned, withdrawMine } from './contract.ts';

export type { SignedByMe } from './contract.ts';

export const signedQuery = () =>
  queryOptions({
    queryKey: personalKey('consents'),
    queryFn: () => call<typeof listSigned>('GET', '/api/consents'),
    staleTime: 0,
  });

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof withdrawMine>('POST', '/api/consents/:id/withdrawal', { params: { id: String(id) } }),
    onSuccess: ({ signed }) => client.setQueryData(signedQuery().queryKey, signed),
  });
}
