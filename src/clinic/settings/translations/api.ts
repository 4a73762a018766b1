import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { FurtherLanguage } from '#platform/language/offered-languages.ts';
import type { listTranslations, saveTranslations } from './contract.ts';

export const translationsQuery = (language: FurtherLanguage) =>
  queryOptions({
    queryKey: personalKey('translations', language),
    queryFn: () =>
      call<typeof listTranslations>('GET', '/api/staff/settings/translations/:language', {
        params: { language },
      }),
  });

export function useSaveTranslations(language: FurtherLanguage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (texts: { source: string; text: string }[]) =>
      call<typeof saveTranslations>('POST', '/api/staff/settings/translations/:language', {
        params: { language },
        body: { texts },
      }),
    onSuccess: (saved) => client.setQueryData(translationsQuery(language).queryKey, saved),
  });
}
