import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { listMine, listPersonEvaluations, requestOwnEvaluation, sendEvaluation } from './contract.ts';

export type { EvaluationOfPerson, EvaluationsOfPerson, MyEvaluation, Overview } from './contract.ts';

export const evaluationsQuery = () =>
  queryOptions({
    queryKey: personalKey('evaluations'),
    queryFn: () => call<typeof listMine>('GET', '/api/evaluations'),
    staleTime: 0,
  });

export type EvaluationRequest = NonNullable<Request<typeof requestOwnEvaluation>['body']>;

/** Requests a questionnaire. If one is open already, the server returns that one. */
export function useRequestEvaluation() {
  return useMutation({
    mutationFn: (body: EvaluationRequest) =>
      call<typeof requestOwnEvaluation>('POST', '/api/evaluations', { body }),
    onSettled: useRefresh(evaluationsQuery().queryKey),
  });
}

export const personEvaluationsQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'evaluations', id),
    queryFn: () =>
      call<typeof listPersonEvaluations>('GET', '/api/staff/people/:id/evaluations', {
        params: { id: String(id) },
      }),
    staleTime: 0,
  });

export function useSend(id: number) {
  return useMutation({
    mutationFn: (body: EvaluationRequest) =>
      call<typeof sendEvaluation>('POST', '/api/staff/people/:id/evaluations', {
        params: { id: String(id) },
        body,
      }),
    onSettled: useRefresh(personEvaluationsQuery(id).queryKey),
  });
}
