import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import type { readPaper, signPaper } from './contract.ts';

export type { Paper } from './contract.ts';

export const paperQuery = (token: string) =>
  queryOptions({
    queryKey: ['mine', 'consent-link', token],
    queryFn: () => call<typeof readPaper>('POST', '/api/consents/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSign = () =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof signPaper>['body']>) =>
      call<typeof signPaper>('POST', '/api/consents/sign', { body }),
  });
