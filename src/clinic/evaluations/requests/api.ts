import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import type { listMine, listPersonEvaluations, requestOwnEvaluation, sendEvaluation } from './contract.ts';

export type { EvaluationOfPerson, MyEvaluation, Overview } from './contract.ts';

export const evaluationsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'evaluations'],
    queryFn: () => call<typeof listMine>('GET', '/api/evaluations'),
    staleTime: 0,
  });

type EvaluationRequest = NonNullable<Request<typeof requestOwnEvaluation>['body']>;

/** Requests a questionnaire. If one is open already, the server returns that one. */
export function useRequestEvaluation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EvaluationRequest) =>
      call<typeof requestOwnEvaluation>('POST', '/api/evaluations', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: evaluationsQuery().queryKey }),
  });
}

export const personEvaluationsQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'evaluations', id],
    queryFn: () =>
      call<typeof listPersonEvaluations>('GET', '/api/staff/people/:id/evaluations', {
        params: { id: String(id) },
      }),
    staleTime: 0,
  });

export function useSend(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EvaluationRequest) =>
      call<typeof sendEvaluation>('POST', '/api/staff/people/:id/evaluations', {
        params: { id: String(id) },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: personEvaluationsQuery(id).queryKey }),
  });
}
