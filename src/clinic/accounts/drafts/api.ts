import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { deleteDraft, listDrafts, saveDraft } from './contract.ts';

/** The user's drafts at this desk; fetched once, then cached. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: personalKey('drafts'),
    queryFn: () => call<typeof listDrafts>('GET', '/api/staff/drafts'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores the contents of a form on the server for the user who typed them. */
export const putDraft = (place: string, words: string, typedBy: number) =>
  call<typeof saveDraft>('POST', '/api/staff/drafts', { body: { place, words, typedBy } });

export const removeDraft = (place: string) =>
  call<typeof deleteDraft>('DELETE', '/api/staff/drafts/:place', { params: { place } });
