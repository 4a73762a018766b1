import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { addFavourite, listFavourites, removeFavourite } from './contract.ts';

export const favouritesQuery = () =>
  queryOptions({
    queryKey: personalKey('favourite-activities'),
    queryFn: () => call<typeof listFavourites>('GET', '/api/selfcare/favourites'),
  });

/** Sets whether an activity is a favourite. Idempotent. */
export function useSetFavourite() {
  return useMutation({
    mutationFn: async ({ activityId, isKept }: { activityId: number; isKept: boolean }) => {
      if (isKept)
        await call<typeof addFavourite>('POST', '/api/selfcare/favourites', { body: { activityId } });
      else
        await call<typeof removeFavourite>('DELETE', '/api/selfcare/favourites/:activityId', {
          params: { activityId: String(activityId) },
        });
    },
    onSettled: useRefresh(favouritesQuery().queryKey),
  });
}
