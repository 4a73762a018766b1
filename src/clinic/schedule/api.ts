import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { addExtraHour, getOpening, removeAbsence } from './contract.ts';

/** Working hours and absences of all professionals. Staff only. */
export const openingQuery = queryOptions({
  queryKey: personalKey('opening'),
  queryFn: () => call<typeof getOpening>('GET', '/api/staff/opening'),
});

/** Refetches everything that shows hours, the agenda included; also after a refused write. */
export const useRefreshOpening = () => useRefresh(personalKey('opening'), personalKey('agenda'));

export function useRemoveAbsence() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof removeAbsence>('DELETE', '/api/staff/absences/:id', { params: { id: String(id) } }),
    onSettled: useRefreshOpening(),
  });
}

export function useAddExtraHour() {
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof addExtraHour>['body']>) =>
      call<typeof addExtraHour>('POST', '/api/staff/extra-hours', { body }),
    onSettled: useRefreshOpening(),
  });
}
