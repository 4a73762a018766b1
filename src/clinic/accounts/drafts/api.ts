import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { dropDraft, keepDraft, listDrafts } from './contract.ts';

/** What the person at the panel had begun here; asked once, then known. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'drafts'],
    queryFn: () => call<typeof listDrafts>('GET', '/api/staff/drafts'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Keeps the words of a form on the server, for whoever typed them and nobody else. */
export const keepWords = (place: string, words: string, typedBy: number) =>
  call<typeof keepDraft>('POST', '/api/staff/drafts', { body: { place, words, typedBy } });

export const dropWords = (place: string) =>
  call<typeof dropDraft>('DELETE', '/api/staff/drafts/:place', { params: { place } });
