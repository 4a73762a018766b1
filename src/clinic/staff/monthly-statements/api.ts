import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { agreeShare, readStatement } from './contract.ts';

export type { MonthlyStatement } from './contract.ts';

export const statementQuery = (month: string, professionalId: number | undefined) =>
  queryOptions({
    queryKey: personalKey('sheets', month, professionalId ?? null),
    queryFn: () =>
      call<typeof readStatement>('GET', '/api/staff/sheets', {
        query: { month, ...(professionalId === undefined ? {} : { professionalId: String(professionalId) }) },
      }),
    staleTime: 0,
  });

export function useAgreeShare() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; fromOn: string; basisPoints: number }) =>
      call<typeof agreeShare>('POST', '/api/staff/professionals/:id/shares', {
        params: { id: String(id) },
        body,
      }),
    onSettled: useRefresh(personalKey('sheets')),
  });
}
