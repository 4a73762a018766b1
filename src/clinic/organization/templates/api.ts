import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type {
  AnswerTemplate,
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
  TemplateFields,
} from './contract.ts';

export type { AnswerTemplate } from './contract.ts';

export const templatesQuery = queryOptions({
  queryKey: personalKey('answer-templates'),
  queryFn: () => call<typeof listTemplates>('GET', '/api/staff/answer-templates'),
  staleTime: 60_000,
});

function useStoreTemplates() {
  const client = useQueryClient();
  return (templates: AnswerTemplate[]) => client.setQueryData(templatesQuery.queryKey, templates);
}

/** Adds a template, or changes the one with this id. */
export const useSaveTemplate = (id: number | undefined) =>
  useMutation({
    mutationFn: (body: TemplateFields) =>
      id === undefined
        ? call<typeof addTemplate>('POST', '/api/staff/answer-templates', { body })
        : call<typeof changeTemplate>('PATCH', '/api/staff/answer-templates/:id', {
            params: { id: String(id) },
            body,
          }),
    onSuccess: useStoreTemplates(),
  });

export const useRemoveTemplate = (id: number) =>
  useMutation({
    mutationFn: () =>
      call<typeof removeTemplate>('DELETE', '/api/staff/answer-templates/:id', {
        params: { id: String(id) },
      }),
    onSuccess: useStoreTemplates(),
  });
