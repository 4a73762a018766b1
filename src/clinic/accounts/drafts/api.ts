import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { dropDraft, keepDraft, listDrafts } from './contract.ts';

/** The user's drafts at this desk; fetched once, then cached. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'drafts'],
    queryFn: () => call<typeof listDrafts>('GET', '/api/staff/drafts'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores the contents of a form on the server for the user who typed them. */
export const keepWords = (place: string, words: string, typedBy: number) =>
  call<typeof keepDraft>('POST', '/api/staff/drafts', { body: { place, words, typedBy } });

export const dropWords = (place: string) =>
  call<typeof dropDraft>('DELETE', '/api/staff/drafts/:place', { params: { place } });
