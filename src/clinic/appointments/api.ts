import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, publicKey } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { book, cancelAppointment, listAppointments, moveAppointment } from './contract.ts';

/** The user's appointments, newest first. Requires a session. */
export const appointmentsQuery = () =>
  queryOptions({
    queryKey: personalKey('appointments'),
    queryFn: () => call<typeof listAppointments>('GET', '/api/appointments'),
  });

/** Refetches everything that shows appointments or free slots after a write, also after a refused one. */
function useRefreshAppointments() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: personalKey('appointments') }),
      client.invalidateQueries({ queryKey: publicKey('availability') }),
      // A booking may have used a session credit, and a cancellation may have returned it.
      client.invalidateQueries({ queryKey: userSubscriptionsQuery().queryKey }),
    ]);
}

/** A booking and its user: only the same user may retry it after a lost response. */
export type BookingInput = { userId: number; body: NonNullable<Request<typeof book>['body']> };

export function useBook() {
  return useKeyedMutation({
    name: () => bookingRequestName,
    send: ({ body }: BookingInput, key) => call<typeof book>('POST', '/api/appointments', { body }, key),
    who: useGetUserId(),
    onSettled: useRefreshAppointments(),
  });
}
export const bookingRequestName = 'book';

type MoveInput = { id: number; date: string };

/** @param isSeen whether its dialog is open */
export function useMove(isSeen: boolean) {
  return useKeyedMutation({
    name: ({ id }: MoveInput) => `move:${id}`,
    send: ({ id, date }: MoveInput, key) =>
      call<typeof moveAppointment>(
        'PATCH',
        '/api/appointments/:id',
        { params: { id: String(id) }, body: { date } },
        key,
      ),
    who: useGetUserId(),
    isSeen,
    onSettled: useRefreshAppointments(),
  });
}

/** @param isSeen whether its dialog is open */
export function useCancel(isSeen: boolean) {
  return useKeyedMutation({
    name: (id: number) => `cancel:${id}`,
    send: (id: number, key) =>
      call<typeof cancelAppointment>('DELETE', '/api/appointments/:id', { params: { id: String(id) } }, key),
    who: useGetUserId(),
    isSeen,
    onSettled: useRefreshAppointments(),
  });
}
