import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Endpoint, Request } from '#platform/api/endpoint.ts';
import type * as contract from './contract.ts';
import type { States } from './contract.ts';

export type { Mark, States } from './contract.ts';

const one = '/api/staff/people/:id/consents';

export const statesQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'consents', id],
    queryFn: () => call<typeof contract.showStates>('GET', one, { params: { id: String(id) } }),
    staleTime: 0,
  });

function useKeepStates(id: number) {
  const client = useQueryClient();
  return (states: States) => {
    client.setQueryData(statesQuery(id).queryKey, states);
  };
}

type Body<E extends Endpoint> = NonNullable<Request<E>['body']>;

export function useArrange(id: number) {
  return useMutation({
    mutationFn: (body: Body<typeof contract.setArrangement>) =>
      call<typeof contract.setArrangement>('POST', `${one}/arrangement`, {
        params: { id: String(id) },
        body,
      }),
    onSuccess: useKeepStates(id),
  });
}

export function useAskForSignature(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof contract.askForSignature>) =>
      call<typeof contract.askForSignature>('POST', `${one}/requests`, { params: { id: String(id) }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: statesQuery(id).queryKey, exact: true }),
  });
}

/** Locks this screen and returns the secret that opens the texts on it. */
export const useHandOver = (id: number) =>
  useMutation({
    mutationFn: (body: Body<typeof contract.handOver>) =>
      call<typeof contract.handOver>('POST', `${one}/desk`, { params: { id: String(id) }, body }),
  });

export function useNotePaper(id: number) {
  return useMutation({
    mutationFn: (body: Body<typeof contract.notePaper>) =>
      call<typeof contract.notePaper>('POST', `${one}/paper`, { params: { id: String(id) }, body }),
    onSuccess: useKeepStates(id),
  });
}

export function useWithdrawFor(id: number) {
  return useMutation({
    mutationFn: (consentId: number) =>
      call<typeof contract.withdrawForPerson>('POST', `${one}/:consentId/withdrawal`, {
        params: { id: String(id), consentId: String(consentId) },
      }),
    onSuccess: useKeepStates(id),
  });
}

export const scanPath = (id: number, consentId: number): string =>
  `/api/staff/people/${id}/consents/${consentId}/scan`;

type ScanWish = { consentId: number; files: string[] };

export function useSaveScan(id: number) {
  return useMutation({
    mutationFn: ({ consentId, files }: ScanWish) =>
      call<typeof contract.saveScan>('POST', `${one}/:consentId/scan`, {
        params: { id: String(id), consentId: String(consentId) },
        body: { files },
      }),
    onSuccess: useKeepStates(id),
  });
}

export function useRemoveScan(id: number) {
  return useMutation({
    mutationFn: (consentId: number) =>
      call<typeof contract.removeScan>('DELETE', `${one}/:consentId/scan`, {
        params: { id: String(id), consentId: String(consentId) },
      }),
    onSuccess: useKeepStates(id),
  });
}
