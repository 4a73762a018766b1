import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { changeRecommendation, listRecommendations } from './contract.ts';

export type { Recommendation } from './contract.ts';

export const recommendationsQuery = () =>
  queryOptions({
    queryKey: personalKey('recommendations'),
    queryFn: () => call<typeof listRecommendations>('GET', '/api/selfcare/recommendations'),
  });

/** Marks a recommendation as viewed or saved. */
export function useRecommendationChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; viewed?: true; saved?: boolean }) =>
      call<typeof changeRecommendation>('PATCH', '/api/selfcare/recommendations/:id', {
        params: { id: String(id) },
        body,
      }),
    onSuccess: (changed) =>
      client.setQueryData(recommendationsQuery().queryKey, (before) =>
        before?.map((each) => (each.id === changed.id ? changed : each)),
      ),
  });
}
