import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { listTexts, publishText } from './contract.ts';

export type { ConsentText } from './contract.ts';

export const textsQuery = () =>
  queryOptions({
    queryKey: personalKey('consent-texts'),
    queryFn: () => call<typeof listTexts>('GET', '/api/staff/consent-texts'),
    staleTime: 0,
  });

export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof publishText>['body']>) =>
      call<typeof publishText>('POST', '/api/staff/consent-texts', { body }),
    onSuccess: (texts) => client.setQueryData(textsQuery().queryKey, texts),
  });
}
