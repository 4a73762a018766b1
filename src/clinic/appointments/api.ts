import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { call } from '#platform/api-client.ts';
import type { Request } from '#platform/endpoint.ts';
import type {
  book,
  cancelAppointment,
  findMunicipalities,
  getAvailability,
  listAppointments,
  moveAppointment,
} from './contract.ts';

/** My appointments, newest first. Only for a signed-in person. */
export const appointmentsQuery = () =>
  queryOptions({
    queryKey: ['appointments'],
    queryFn: () => call<typeof listAppointments>('GET', '/api/appointments'),
  });

/** Slots of a professional between two Madrid days. Asked anew each time: nobody should be shown a taken slot. */
export const availabilityQuery = (query: NonNullable<Request<typeof getAvailability>['query']>) =>
  queryOptions({
    queryKey: ['availability', query],
    queryFn: () => call<typeof getAvailability>('GET', '/api/availability', { query }),
    staleTime: 0,
  });

/** Municipalities whose name begins like this. */
export const municipalitiesQuery = (name: string) =>
  queryOptions({
    queryKey: ['municipalities', name],
    queryFn: () => call<typeof findMunicipalities>('GET', '/api/municipalities', { query: { name } }),
    enabled: name.length >= 2,
  });

/** Everything that shows appointments or free slots is asked again after a write, also after a refused one. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['appointments'] }),
      client.invalidateQueries({ queryKey: ['availability'] }),
      // A session may have paid, or be back in its plan.
      client.invalidateQueries({ queryKey: userSubscriptionsQuery().queryKey }),
    ]);
}

/** Books a consultation. */
export function useBook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof book>['body']>) =>
      call<typeof book>('POST', '/api/appointments', { body }),
    onSettled: refresh,
  });
}

/** Moves an appointment to another slot. */
export function useMove() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, date }: { id: number; date: string }) =>
      call<typeof moveAppointment>('PATCH', '/api/appointments/:id', {
        params: { id: String(id) },
        body: { date },
      }),
    onSettled: refresh,
  });
}

/** Cancels an appointment. */
export function useCancel() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof cancelAppointment>('DELETE', '/api/appointments/:id', { params: { id: String(id) } }),
    onSettled: refresh,
  });
}
