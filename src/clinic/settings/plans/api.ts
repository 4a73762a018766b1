import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, publicKey } from '#platform/api/query-keys.ts';
import type { addPlan, changePlan, getPlans, NewPlan } from './contract.ts';

const queryKey = personalKey('catalogue-plans');

export const editedPlansQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getPlans>('GET', '/api/staff/catalogue/plans'),
});

export function useSavePlan(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ audience, ...plan }: NewPlan) =>
      id === undefined
        ? call<typeof addPlan>('POST', '/api/staff/catalogue/plans', { body: { audience, plan } })
        : call<typeof changePlan>('PATCH', '/api/staff/catalogue/plans/:id', {
            params: { id: String(id) },
            body: plan,
          }),
    onSuccess: (plans) => {
      client.setQueryData(queryKey, plans);
      void client.invalidateQueries({ queryKey: publicKey('plans') });
    },
  });
}
