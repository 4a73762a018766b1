import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { recommendationsQuery } from '../recommendations/api.ts';
import type {
  addAssessment,
  giveConsent,
  listAssessments,
  readConsent,
  withdrawConsent,
} from './contract.ts';
import { consentVersion } from './terms.ts';

export type { Assessment } from './contract.ts';

export const consentQuery = () =>
  queryOptions({
    queryKey: personalKey('check-in-consent'),
    queryFn: () => call<typeof readConsent>('GET', '/api/selfcare/consent'),
  });

export const assessmentsQuery = () =>
  queryOptions({
    queryKey: personalKey('assessments'),
    queryFn: () => call<typeof listAssessments>('GET', '/api/selfcare/assessments'),
  });

/** Consents to the wording shown. */
export function useGiveConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof giveConsent>('POST', '/api/selfcare/consent', { body: { statement: consentVersion } }),
    onSuccess: (consent) => client.setQueryData(consentQuery().queryKey, consent),
  });
}

/** Withdraws consent and clears the dependent data from the cache. */
export function useWithdrawConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof withdrawConsent>('DELETE', '/api/selfcare/consent'),
    onSuccess: () => {
      client.removeQueries({ queryKey: assessmentsQuery().queryKey });
      client.removeQueries({ queryKey: recommendationsQuery().queryKey });
      client.setQueryData(consentQuery().queryKey, { givenAt: null, unreadable: 0 });
    },
  });
}

export function useCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof addAssessment>['body']>) =>
      call<typeof addAssessment>('POST', '/api/selfcare/assessments', { body }),
    // A refusal may mean that consent was withdrawn elsewhere.
    onError: useRefresh(consentQuery().queryKey),
    onSuccess: () =>
      Promise.all(
        [assessmentsQuery().queryKey, recommendationsQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
