import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { dropPlannedPrice, getPlannedPrices, PlannedPrice, PriceWish, planPrice } from './contract.ts';

const queryKey = ['mine', 'catalogue-prices'];

export const plannedPricesQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof getPlannedPrices>('GET', '/api/staff/catalogue/price-changes'),
});

function usePlanned<Sent>(send: (sent: Sent) => Promise<PlannedPrice[]>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (planned) => client.setQueryData(queryKey, planned) });
}

export const usePlanPrice = () =>
  usePlanned((body: PriceWish) =>
    call<typeof planPrice>('POST', '/api/staff/catalogue/price-changes', { body }),
  );

export const useDropPrice = () =>
  usePlanned((id: number) =>
    call<typeof dropPlannedPrice>('DELETE', '/api/staff/catalogue/price-changes/:id', {
      params: { id: String(id) },
    }),
  );
