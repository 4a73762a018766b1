import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import type { askForEvaluation, listMine, listOfPerson, sendEvaluation } from './contract.ts';

export type { EvaluationOfPerson, MyEvaluation, Overview } from './contract.ts';

/** One's own questionnaires, and whether one may ask for another. */
export const evaluationsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'evaluations'],
    queryFn: () => call<typeof listMine>('GET', '/api/evaluations'),
    staleTime: 0,
  });

type Wish = NonNullable<Request<typeof askForEvaluation>['body']>;

/** Asks for one. Twice is once: the server goes on with the one that is open. */
export function useAsk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Wish) => call<typeof askForEvaluation>('POST', '/api/evaluations', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: evaluationsQuery().queryKey }),
  });
}

/** That somebody has questionnaires, and how far they are. */
export const ofPersonQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'evaluations', id],
    queryFn: () =>
      call<typeof listOfPerson>('GET', '/api/staff/people/:id/evaluations', { params: { id: String(id) } }),
    staleTime: 0,
  });

/** Sends one to a person, by their card. */
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
