import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type {
  deletePlannedPrice,
  getPlannedPrices,
  PlannedPrice,
  PriceChange,
  planPrice,
} from './contract.ts';

const queryKey = personalKey('catalogue-prices');

export const plannedPricesQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getPlannedPrices>('GET', '/api/staff/catalogue/price-changes'),
});

function usePlannedPricesMutation<Sent>(send: (sent: Sent) => Promise<PlannedPrice[]>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (planned) => client.setQueryData(queryKey, planned) });
}

export const usePlanPrice = () =>
  usePlannedPricesMutation((body: PriceChange) =>
    call<typeof planPrice>('POST', '/api/staff/catalogue/price-changes', { body }),
  );

export const useDeletePlannedPrice = () =>
  usePlannedPricesMutation((id: number) =>
    call<typeof deletePlannedPrice>('DELETE', '/api/staff/catalogue/price-changes/:id', {
      params: { id: String(id) },
    }),
  );
