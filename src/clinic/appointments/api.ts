import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { book, cancelAppointment, listAppointments, moveAppointment } from './contract.ts';

/** My appointments, newest first. Only for a signed-in person. */
export const appointmentsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'appointments'],
    queryFn: () => call<typeof listAppointments>('GET', '/api/appointments'),
  });

/** Everything that shows appointments or free slots is asked again after a write, also after a refused one. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['mine', 'appointments'] }),
      client.invalidateQueries({ queryKey: ['availability'] }),
      // A session may have paid, or be back in its plan.
      client.invalidateQueries({ queryKey: userSubscriptionsQuery().queryKey }),
    ]);
}

/** A booking, and who wants it: a lost answer is only asked for again by the same person. */
export type BookingWish = { userId: number; body: NonNullable<Request<typeof book>['body']> };

/** Books a consultation. */
export function useBook() {
  return useKeyedMutation({
    name: () => bookingRequest,
    send: ({ body }: BookingWish, key) => call<typeof book>('POST', '/api/appointments', { body }, key),
    who: useWho(),
    onSettled: useRefresh(),
  });
}
/** Under this name a booking whose answer was lost stays in the tab. */
export const bookingRequest = 'book';

type MoveWish = { id: number; date: string };

/**
 * Moves an appointment to another slot.
 * @param isSeen whether its dialog is open
 */
export function useMove(isSeen: boolean) {
  return useKeyedMutation({
    name: ({ id }: MoveWish) => `move:${id}`,
    send: ({ id, date }: MoveWish, key) =>
      call<typeof moveAppointment>(
        'PATCH',
        '/api/appointments/:id',
        { params: { id: String(id) }, body: { date } },
        key,
      ),
    who: useWho(),
    isSeen,
    onSettled: useRefresh(),
  });
}

/**
 * Cancels an appointment.
 * @param isSeen whether its dialog is open
 */
export function useCancel(isSeen: boolean) {
  return useKeyedMutation({
    name: (id: number) => `cancel:${id}`,
    send: (id: number, key) =>
      call<typeof cancelAppointment>('DELETE', '/api/appointments/:id', { params: { id: String(id) } }, key),
    who: useWho(),
    isSeen,
    onSettled: useRefresh(),
  });
}
