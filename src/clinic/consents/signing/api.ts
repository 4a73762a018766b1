import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { readSigningRequest, signConsents } from './contract.ts';

export type { SigningRequest } from './contract.ts';

export const signingQuery = (token: string) =>
  queryOptions({
    queryKey: personalKey('consent-link', token),
    queryFn: () => call<typeof readSigningRequest>('POST', '/api/consents/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSign = () =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof signConsents>['body']>) =>
      call<typeof signConsents>('POST', '/api/consents/sign', { body }),
  });
