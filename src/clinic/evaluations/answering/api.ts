import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import { evaluationsQuery } from '../requests/api.ts';
import type { answerItem, finishQuestionnaire, OpenedQuestionnaire, openQuestionnaire } from './contract.ts';

export type { OpenedQuestionnaire } from './contract.ts';

export const questionnaireQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('evaluations', 'paper', id),
    queryFn: () =>
      call<typeof openQuestionnaire>('GET', '/api/evaluations/:id', { params: { id: String(id) } }),
    staleTime: 0,
  });

function useCacheQuestionnaire(id: number) {
  const client = useQueryClient();
  return (paper: OpenedQuestionnaire) => {
    client.setQueryData(questionnaireQuery(id).queryKey, paper);
    void client.invalidateQueries({ queryKey: evaluationsQuery().queryKey, exact: true });
  };
}

/** Saves one answer. Fails at once when offline, instead of pausing. */
export function useAnswerItem(id: number) {
  return useMutation({
    mutationFn: ({ item, value }: { item: number; value: number }) =>
      call<typeof answerItem>('PATCH', '/api/evaluations/:id/answers/:item', {
        params: { id: String(id), item: String(item) },
        body: { value },
      }),
    networkMode: 'always',
    onSuccess: useCacheQuestionnaire(id),
  });
}

export function useFinish(id: number) {
  return useMutation({
    mutationFn: () =>
      call<typeof finishQuestionnaire>('POST', '/api/evaluations/:id/finish', { params: { id: String(id) } }),
    networkMode: 'always',
    onSuccess: useCacheQuestionnaire(id),
  });
}
