import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request, ResponseBody } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type {
  carryOutErasure,
  checkIdentity,
  closeRequest,
  enterRequest,
  extendRequest,
  listMyRequests,
  listRequests,
  requestRecord,
} from './contract.ts';

export type { RecordRequest } from './contract.ts';
export type MyRequests = ResponseBody<typeof listMyRequests>;

/** Below the agenda's query key, so live agenda updates refetch it. */
export const requestsQuery = (show: 'open' | 'settled') =>
  queryOptions({
    queryKey: personalKey('agenda', 'requests', show),
    queryFn: () => call<typeof listRequests>('GET', '/api/staff/requests', { query: { show } }),
    staleTime: 0,
  });

const useRefreshRequests = () => useRefresh(personalKey('agenda', 'requests'));

const pathOf = (id: number) => ({ params: { id: String(id) } });

export const useEnterRequest = (patientId: number) =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof enterRequest>['body']>) =>
      call<typeof enterRequest>('POST', '/api/staff/people/:id/requests', { ...pathOf(patientId), body }),
    onSettled: useRefreshRequests(),
  });

export const useCheckIdentity = (id: number) =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof checkIdentity>['body']>) =>
      call<typeof checkIdentity>('POST', '/api/staff/requests/:id/identity', { ...pathOf(id), body }),
    onSettled: useRefreshRequests(),
  });

export const useExtend = (id: number) =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof extendRequest>['body']>) =>
      call<typeof extendRequest>('POST', '/api/staff/requests/:id/extend', { ...pathOf(id), body }),
    onSettled: useRefreshRequests(),
  });

export const useCloseRequest = (id: number) =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof closeRequest>['body']>) =>
      call<typeof closeRequest>('POST', '/api/staff/requests/:id/close', { ...pathOf(id), body }),
    onSettled: useRefreshRequests(),
  });

/** An erasure also changes patient lists. */
export function useErase(id: number) {
  return useMutation({
    mutationFn: (_: null) =>
      call<typeof carryOutErasure>('POST', '/api/staff/requests/:id/erase', pathOf(id)),
    onSettled: useRefresh(personalKey('agenda'), personalKey('people', 'list')),
  });
}

export const myRequestsQuery = () =>
  queryOptions({
    queryKey: personalKey('record-requests'),
    queryFn: () => call<typeof listMyRequests>('GET', '/api/me/record-requests'),
    staleTime: 0,
  });

export function useRequestRecord() {
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof requestRecord>['body']>) =>
      call<typeof requestRecord>('POST', '/api/me/record-requests', { body }),
    onSettled: useRefresh(myRequestsQuery().queryKey),
  });
}
