import { queryOptions, useMutation } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { listNotes, markNote, writeNote } from './contract.ts';

export type { Note } from './contract.ts';

/** The user's own notes about a patient. Never refetches by itself, because every read is recorded. */
export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'notes', id),
    queryFn: () =>
      call<typeof listNotes>('GET', '/api/staff/people/:id/notes', { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const useRefreshNotes = (id: number) => useRefresh(notesQuery(id).queryKey);

export function useWriteNote(id: number) {
  return useKeyedMutation({
    name: () => `note:${id}`,
    send: (body: NonNullable<Request<typeof writeNote>['body']>, key) =>
      call<typeof writeNote>(
        'POST',
        '/api/staff/people/:id/notes',
        { params: { id: String(id) }, body },
        key,
      ),
    who: useGetUserId(),
    onSuccess: useRefreshNotes(id),
  });
}

type Marks = { noteId: number } & NonNullable<Request<typeof markNote>['body']>;

export const useMarkNote = (id: number) =>
  useMutation({
    mutationFn: ({ noteId, marks }: Marks) =>
      call<typeof markNote>('POST', '/api/staff/notes/:id/marks', {
        params: { id: String(noteId) },
        body: { marks },
      }),
    onSuccess: useRefreshNotes(id),
  });
