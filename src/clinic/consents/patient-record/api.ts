import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Endpoint, Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type * as contract from './contract.ts';
import type { ConsentStates } from './contract.ts';

export type { ConsentStates, SignatureState } from './contract.ts';

const consentsPath = '/api/staff/people/:id/consents';

export const consentStatesQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('people', 'consents', id),
    queryFn: () => call<typeof contract.showStates>('GET', consentsPath, { params: { id: String(id) } }),
    staleTime: 0,
  });

function useCacheStates(id: number) {
  const client = useQueryClient();
  return (states: ConsentStates) => {
    const { queryKey } = consentStatesQuery(id);
    client.setQueryData(queryKey, states);
    // Warnings of appointments and the marks of the agenda follow from it.
    void client.invalidateQueries({ queryKey: [...queryKey, 'warning'] });
    void client.invalidateQueries({ queryKey: personalKey('agenda') });
  };
}

type Body<E extends Endpoint> = NonNullable<Request<E>['body']>;

export function useSetArrangement(id: number) {
  return useMutation({
    mutationFn: (body: Body<typeof contract.setArrangement>) =>
      call<typeof contract.setArrangement>('POST', `${consentsPath}/arrangement`, {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useCacheStates(id),
  });
}

export function useAskForSignature(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.askForSignature>) =>
      call<typeof contract.askForSignature>('POST', `${consentsPath}/requests`, {
        params: { id: String(id) },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: consentStatesQuery(id).queryKey, exact: true }),
  });
}

/** Locks this screen and returns the secret that opens the texts on it. */
export const useHandOver = (id: number) =>
  useMutation({
    mutationFn: (body: Body<typeof contract.handOver>) =>
      call<typeof contract.handOver>('POST', `${consentsPath}/desk`, { params: { id: String(id) }, body }),
  });

export function useRecordPaperSignature(id: number) {
  return useMutation({
    mutationFn: (body: Body<typeof contract.recordPaperSignature>) =>
      call<typeof contract.recordPaperSignature>('POST', `${consentsPath}/paper`, {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useCacheStates(id),
  });
}

export function useWithdrawForPerson(id: number) {
  return useMutation({
    mutationFn: (consentId: number) =>
      call<typeof contract.withdrawForPerson>('POST', `${consentsPath}/:consentId/withdrawal`, {
        params: { id: String(id), consentId: String(consentId) },
      }),
    onSuccess: useCacheStates(id),
  });
}

export const scanPath = (id: number, consentId: number): string =>
  `/api/staff/people/${id}/consents/${consentId}/scan`;

type ScanInput = { consentId: number; files: string[] };

export function useSaveScan(id: number) {
  return useMutation({
    mutationFn: ({ consentId, files }: ScanInput) =>
      call<typeof contract.saveScan>('POST', `${consentsPath}/:consentId/scan`, {
        params: { id: String(id), consentId: String(consentId) },
        body: { files },
      }),
    onSuccess: useCacheStates(id),
  });
}

export function useRemoveScan(id: number) {
  return useMutation({
    mutationFn: (consentId: number) =>
      call<typeof contract.removeScan>('DELETE', `${consentsPath}/:consentId/scan`, {
        params: { id: String(id), consentId: String(consentId) },
      }),
    onSuccess: useCacheStates(id),
  });
}
