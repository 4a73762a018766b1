import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import type { askForEvaluation, listMine, listOfPerson, sendEvaluation } from './contract.ts';

export type { EvaluationOfPerson, MyEvaluation, Overview } from './contract.ts';

export const evaluationsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'evaluations'],
    queryFn: () => call<typeof listMine>('GET', '/api/evaluations'),
    staleTime: 0,
  });

type Wish = NonNullable<Request<typeof askForEvaluation>['body']>;

/** Requests a questionnaire. If one is open already, the server returns that one. */
export function useAsk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Wish) => call<typeof askForEvaluation>('POST', '/api/evaluations', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: evaluationsQuery().queryKey }),
  });
}

export const ofPersonQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'evaluations', id],
    queryFn: () =>
      call<typeof listOfPerson>('GET', '/api/staff/people/:id/evaluations', { params: { id: String(id) } }),
    staleTime: 0,
  });

export function useSend(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Wish) =>
      call<typeof sendEvaluation>('POST', '/api/staff/people/:id/evaluations', {
        params: { id: String(id) },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ofPersonQuery(id).queryKey }),
  });
}
