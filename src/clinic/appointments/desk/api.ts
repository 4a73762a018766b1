import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import { hearsChanges } from '#platform/live/use-changes.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { getAgenda, listUndecided } from '../agenda/contract.ts';
import type { noteAttendance, noteComing, undoAttendance } from '../attendance/contract.ts';
import type { AttendanceStatus } from '../terms.ts';
import type { bookAtDesk, cancelAtDesk, moveAtDesk } from './contract.ts';

/** How often a page asks that hears of no change: what a colleague has just done is seen before one speaks of it. */
const askAgainMs = 2_000;

/** The stream that tells of changes to the agenda. */
export const changesAddress = '/api/staff/changes';

/** What is planned between two Madrid days, both included. Only for staff; asked anew when it has changed. */
export const agendaQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['mine', 'agenda', from, to],
    queryFn: () => call<typeof getAgenda>('GET', '/api/staff/agenda', { query: { from, to } }),
    refetchInterval: () => (hearsChanges(changesAddress) ? false : askAgainMs),
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

/** What waits for a decision, on whatever day. Asked anew with the agenda. */
export const undecidedQuery = queryOptions({
  queryKey: ['mine', 'agenda', 'undecided'],
  queryFn: () => call<typeof listUndecided>('GET', '/api/staff/agenda/undecided'),
  refetchOnWindowFocus: true,
});

/** Of a card that is open: hours, what is owed for them, and the sessions that pay them. */
const isOfHours = ([, of, what]: QueryKey) =>
  of === 'people' && (what === 'appointments' || what === 'balance' || what === 'plans');

/** Whatever shows the agenda is asked again after a write, also after a refused one. */
export function useRefreshAgenda() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['mine', 'agenda'] }),
      client.invalidateQueries({ predicate: ({ queryKey }) => isOfHours(queryKey) }),
    ]);
}

type Booking = NonNullable<Request<typeof bookAtDesk>['body']>;

/** Plans an appointment for somebody. */
export function useBookAtDesk() {
  return useKeyedMutation({
    name: () => 'desk:book',
    send: (body: Booking, key) => call<typeof bookAtDesk>('POST', '/api/staff/appointments', { body }, key),
    who: useWho(),
    onSettled: useRefreshAgenda(),
  });
}

type Move = { id: number } & NonNullable<Request<typeof moveAtDesk>['body']>;

export function useMoveAtDesk() {
  return useMutation({
    mutationFn: ({ id, ...body }: Move) =>
      call<typeof moveAtDesk>('PATCH', '/api/staff/appointments/:id', { params: { id: String(id) }, body }),
    onSettled: useRefreshAgenda(),
  });
}

type Cancellation = { id: number } & NonNullable<Request<typeof cancelAtDesk>['body']>;

export function useCancelAtDesk() {
  return useMutation({
    mutationFn: ({ id, ...body }: Cancellation) =>
      call<typeof cancelAtDesk>('POST', '/api/staff/appointments/:id/cancel', {
        params: { id: String(id) },
        body,
      }),
    onSettled: useRefreshAgenda(),
  });
}

/** Notes who came. */
export function useNoteAttendance() {
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: AttendanceStatus }) =>
      call<typeof noteAttendance>('POST', '/api/staff/appointments/:id/attendance', {
        params: { id: String(id) },
        body: { status },
      }),
    onSettled: useRefreshAgenda(),
  });
}

/** Notes what they said on the telephone: that they come; or takes that back. */
export function useNoteComing() {
  return useMutation({
    mutationFn: ({ id, isComing }: { id: number; isComing: boolean }) =>
      call<typeof noteComing>('POST', '/api/staff/appointments/:id/coming', {
        params: { id: String(id) },
        body: { isComing },
      }),
    onSettled: useRefreshAgenda(),
  });
}

/** Takes the last note back. @returns by the note's id */
export function useUndoAttendance() {
  return useMutation({
    mutationFn: (noteId: number) =>
      call<typeof undoAttendance>('POST', '/api/staff/attendance/:id/undo', {
        params: { id: String(noteId) },
      }),
    onSettled: useRefreshAgenda(),
  });
}
