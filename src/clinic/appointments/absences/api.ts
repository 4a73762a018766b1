import { queryOptions, useMutation } from '@tanstack/react-query';
import { useRefreshOpening } from '#clinic/schedule/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type {
  addAbsence,
  ChoiceInput,
  changeHoliday,
  changeWeeklyHours,
  changeWorkingBlocks,
  endCall,
  listCalls,
  removeExtraHour,
  removeHolidayChange,
  resolveAffected,
} from './contract.ts';

type Absence = Pick<
  NonNullable<Request<typeof addAbsence>['body']>,
  'professionalId' | 'startsAt' | 'endsAt'
>;
const sendAbsence = (body: Absence & { preview: boolean }) =>
  call<typeof addAbsence>('POST', '/api/staff/absences', { body });

/**
 * Appointments that an absence would affect.
 * @param absence undefined while incomplete
 */
export const absencePreviewQuery = (absence: Absence | undefined) =>
  queryOptions({
    queryKey: personalKey('absence-preview', absence),
    // Cast: the query is disabled while it is undefined.
    queryFn: () => sendAbsence({ ...(absence as Absence), preview: true }),
    enabled: absence !== undefined,
    retry: false,
  });

export function useAddAbsence() {
  return useMutation({
    mutationFn: (absence: Absence) => sendAbsence({ ...absence, preview: false }),
    onSettled: useRefreshOpening(),
  });
}

export function useChangeWeeklyHours() {
  const refresh = useRefreshOpening();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof changeWeeklyHours>['body']>) =>
      call<typeof changeWeeklyHours>('POST', '/api/staff/weekly-hours', { body }),
    onSettled: refresh,
  });
}

export function useChangeWorkingBlocks() {
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof changeWorkingBlocks>['body']>) =>
      call<typeof changeWorkingBlocks>('POST', '/api/staff/working-blocks', { body }),
    onSettled: useRefreshOpening(),
  });
}

export function useRemoveExtraHour() {
  return useMutation({
    mutationFn: ({ id, preview }: { id: number; preview: boolean }) =>
      call<typeof removeExtraHour>('DELETE', '/api/staff/extra-hours/:id', {
        params: { id: String(id) },
        query: { preview: preview ? 'true' : 'false' },
      }),
    onSettled: useRefreshOpening(),
  });
}

export function useChangeHoliday() {
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof changeHoliday>['body']>) =>
      call<typeof changeHoliday>('POST', '/api/staff/holidays', { body }),
    onSettled: useRefreshOpening(),
  });
}

export function useRemoveHolidayChange() {
  return useMutation({
    mutationFn: (date: string) =>
      call<typeof removeHolidayChange>('DELETE', '/api/staff/holidays/:date', {
        params: { date },
        query: { preview: 'false' },
      }),
    onSettled: useRefreshOpening(),
  });
}

/** With `preview` it returns the messages; without, it applies the choices and sends them. */
export function useResolveAffected() {
  return useMutation({
    mutationFn: (body: { choices: ChoiceInput[]; preview: boolean }) =>
      call<typeof resolveAffected>('POST', '/api/staff/closures', { body }),
    onSettled: useRefresh(personalKey('agenda'), personalKey('calls')),
  });
}

export const pendingCallsQuery = queryOptions({
  queryKey: personalKey('calls'),
  queryFn: () => call<typeof listCalls>('GET', '/api/staff/calls'),
  // Polls: a colleague may have called them meanwhile.
  refetchInterval: 10_000,
  refetchOnWindowFocus: true,
});

export function useEndCall() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof endCall>('POST', '/api/staff/calls/:id/done', { params: { id: String(id) } }),
    onSettled: useRefresh(personalKey('calls')),
  });
}
