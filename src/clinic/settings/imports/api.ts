import { queryOptions, useMutation } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { listImports, previewImport, runImport, undoImport } from './contract.ts';

export type { ImportOutcome, ImportPreview, ImportRecord, ImportRow, UndoOutcome } from './contract.ts';
export type ImportRequest = NonNullable<Request<typeof previewImport>['body']>;

const queryKey = personalKey('imports');

export const importsQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof listImports>('GET', '/api/staff/imports'),
  staleTime: 0,
});

/** Preview of an import. Not cached, because the file contains personal data. */
export const usePreview = () =>
  useMutation({
    mutationFn: (body: ImportRequest) =>
      call<typeof previewImport>('POST', '/api/staff/imports/preview', { body }),
    gcTime: 0,
  });

/** Runs an import, once even when the response is lost. */
export function useImport() {
  return useKeyedMutation({
    send: (body: ImportRequest, key) => call<typeof runImport>('POST', '/api/staff/imports', { body }, key),
    who: useGetUserId(),
    onSettled: useRefresh(queryKey),
  });
}

export function useUndo() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof undoImport>('POST', '/api/staff/imports/:id/undo', { params: { id: String(id) } }),
    onSettled: useRefresh(queryKey),
  });
}
