import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { mergePatientRecords } from './contract.ts';

export type { MergePreview } from './contract.ts';

type Pair = { id: number; otherId: number };
const postMerge = ({ id, otherId }: Pair, preview: boolean) =>
  call<typeof mergePatientRecords>('POST', '/api/staff/people/:id/join', {
    params: { id: String(id) },
    body: { otherId, preview },
  });

export const mergePreviewQuery = (pair: Pair) =>
  queryOptions({
    // Outside the keys that merging refetches: afterwards the preview would fail.
    queryKey: personalKey('joining', pair),
    queryFn: () => postMerge(pair, true),
    staleTime: 0,
    gcTime: 0,
  });

/** Merges two records and refetches everything that shows patients. */
export function useMergeRecords() {
  return useMutation({
    mutationFn: (pair: Pair) => postMerge(pair, false),
    onSuccess: useRefresh(personalKey('people'), personalKey('agenda')),
  });
}
