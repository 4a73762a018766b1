import { queryOptions, useMutation } from '@tanstack/react-query';
import type { OpeningReason } from '#clinic/patients/terms.ts';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { listAnswered, listResults, readEvaluation, releaseEvaluation } from './contract.ts';

export type { EvaluationReading, FinishedEvaluation, Result } from './contract.ts';

/** Poll interval in ms of the clinic's list. Slow is enough: urgent alerts arrive live. */
const pollIntervalMs = 60_000;

export const resultsQuery = () =>
  queryOptions({
    queryKey: personalKey('evaluations', 'results'),
    queryFn: () => call<typeof listResults>('GET', '/api/evaluation-results'),
    staleTime: 0,
  });

/** Finished questionnaires, for the clinic. */
export const answeredQuery = () =>
  queryOptions({
    queryKey: personalKey('answered-evaluations'),
    queryFn: () => call<typeof listAnswered>('GET', '/api/staff/evaluations'),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: true,
  });

/** Opens answers. A mutation, because every read is recorded and must be deliberate. */
export const useRead = (id: number) =>
  useMutation({
    mutationFn: (reason?: OpeningReason) =>
      call<typeof readEvaluation>('POST', '/api/staff/evaluations/:id/read', {
        params: { id: String(id) },
        body: reason === undefined ? {} : { reason },
      }),
  });

export function useRelease(id: number) {
  return useMutation({
    mutationFn: (words: string) =>
      call<typeof releaseEvaluation>('POST', '/api/staff/evaluations/:id/release', {
        params: { id: String(id) },
        body: { words },
      }),
    onSettled: useRefresh(answeredQuery().queryKey),
  });
}
