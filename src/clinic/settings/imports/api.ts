import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { listImports, makeImport, previewImport, undoImport } from './contract.ts';

export type { ImportOutcome, ImportPreview, ImportRow, MadeImport, UndoOutcome } from './contract.ts';
export type Wish = NonNullable<Request<typeof previewImport>['body']>;

const queryKey = ['mine', 'imports'];

/** What was brought from another program. Only for the direction. */
export const importsQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof listImports>('GET', '/api/staff/imports'),
  staleTime: 0,
});

/** What would become of a file. It holds other people's names: nothing of it is kept here. */
export const usePreview = () =>
  useMutation({
    mutationFn: (body: Wish) => call<typeof previewImport>('POST', '/api/staff/imports/preview', { body }),
    gcTime: 0,
  });

/** Brings a file, once, however often the answer is lost. */
export function useImport() {
  const client = useQueryClient();
  return useKeyedMutation({
    send: (body: Wish, key) => call<typeof makeImport>('POST', '/api/staff/imports', { body }, key),
    who: useWho(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof undoImport>('POST', '/api/staff/imports/:id/undo', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
