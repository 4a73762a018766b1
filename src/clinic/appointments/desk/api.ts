import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import { isReceivingChanges } from '#platform/live/use-changes.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { getAgenda, listUndecided } from '../agenda/contract.ts';
import type { confirmByPhone, noteAttendance, undoAttendance } from '../attendance/contract.ts';
import type { payBySession, paySeveralBySessions } from '../payment/contract.ts';
import type { AttendanceStatus } from '../terms.ts';
import type { bookAtDesk, cancelAtDesk, moveAtDesk } from './contract.ts';

/** Poll interval while the change stream is down: a colleague's change must show before the next call. */
const pollIntervalMs = 2_000;

export const changesPath = '/api/staff/changes';

/** Appointments from day `from` to `to` inclusive, in Madrid. Staff only; refetched on changes. */
export const agendaQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: personalKey('agenda', from, to),
    queryFn: () => call<typeof getAgenda>('GET', '/api/staff/agenda', { query: { from, to } }),
    refetchInterval: () => (isReceivingChanges(changesPath) ? false : pollIntervalMs),
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

/** Appointments that need a decision, on any day. Refetched with the agenda. */
export const undecidedQuery = queryOptions({
  queryKey: personalKey('agenda', 'undecided'),
  queryFn: () => call<typeof listUndecided>('GET', '/api/staff/agenda/undecided'),
  refetchOnWindowFocus: true,
});

/** Queries of an open patient record that depend on appointments. */
const isAppointmentQuery = ([, of, what]: QueryKey) =>
  of === 'people' && (what === 'appointments' || what === 'balance' || what === 'plans');

/** Refetches everything that shows the agenda after a write, also after a refused one. */
export function useRefreshAgenda() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: personalKey('agenda') }),
      client.invalidateQueries({ predicate: ({ queryKey }) => isAppointmentQuery(queryKey) }),
    ]);
}

type Booking = NonNullable<Request<typeof bookAtDesk>['body']>;

export function useBookAtDesk() {
  return useKeyedMutation({
    name: () => 'desk:book',
    send: (body: Booking, key) => call<typeof bookAtDesk>('POST', '/api/staff/appointments', { body }, key),
    who: useGetUserId(),
    onSettled: useRefreshAgenda(),
  });
}

/** Pays for an appointment with a session of its patient's plan, once even when the response is lost. */
export function usePayBySession() {
  return useKeyedMutation({
    name: (id: number) => `desk:session:${id}`,
    send: (id: number, key) =>
      call<typeof payBySession>(
        'POST',
        '/api/staff/appointments/:id/session',
        { params: { id: String(id) } },
        key,
      ),
    who: useGetUserId(),
    onSettled: useRefreshAgenda(),
  });
}

type SeveralSessions = { patientId: number; appointmentIds: readonly number[] };

/** Pays for several appointments with sessions of their patient's plans: all or none. */
export function usePaySeveralBySessions() {
  return useKeyedMutation({
    name: ({ patientId }: SeveralSessions) => `desk:sessions:${patientId}`,
    send: ({ patientId, appointmentIds }: SeveralSessions, key) =>
      call<typeof paySeveralBySessions>(
        'POST',
        '/api/staff/people/:id/sessions',
        { params: { id: String(patientId) }, body: { appointmentIds: [...appointmentIds] } },
        key,
      ),
    who: useGetUserId(),
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

export function useNoteAttendance() {
  return useMutation({
    mutationFn: ({
      id,
      status,
      isByPhone = false,
    }: {
      id: number;
      status: AttendanceStatus;
      isByPhone?: boolean;
    }) =>
      call<typeof noteAttendance>('POST', '/api/staff/appointments/:id/attendance', {
        params: { id: String(id) },
        body: { status, isByPhone },
      }),
    onSettled: useRefreshAgenda(),
  });
}

/** Records or undoes that the patient confirmed by telephone. */
export function useConfirmByPhone() {
  return useMutation({
    mutationFn: ({ id, isComing }: { id: number; isComing: boolean }) =>
      call<typeof confirmByPhone>('POST', '/api/staff/appointments/:id/coming', {
        params: { id: String(id) },
        body: { isComing },
      }),
    onSettled: useRefreshAgenda(),
  });
}

/** Undoes an attendance note, by the note's id. */
export function useUndoAttendance() {
  return useMutation({
    mutationFn: (noteId: number) =>
      call<typeof undoAttendance>('POST', '/api/staff/attendance/:id/undo', {
        params: { id: String(noteId) },
      }),
    onSettled: useRefreshAgenda(),
  });
}
