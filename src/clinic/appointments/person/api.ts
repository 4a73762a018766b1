import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { listPersonAppointments, readNotes } from './contract.ts';

export const appointmentsOfPersonQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'appointments', id),
    queryFn: () =>
      call<typeof listPersonAppointments>('GET', '/api/staff/people/:id/appointments', {
        params: { id: String(id) },
      }),
    staleTime: 0,
  });

type ReadNotesInput = { id: number; reason?: NonNullable<Request<typeof readNotes>['body']>['reason'] };

/** Reads the notes of a booking. Each reading is audited, so the response is not cached. */
export function useReadNotes() {
  return useMutation({
    mutationFn: ({ id, ...body }: ReadNotesInput) =>
      call<typeof readNotes>('POST', '/api/staff/appointments/:id/notes', {
        params: { id: String(id) },
        body,
      }),
    gcTime: 0,
  });
}
