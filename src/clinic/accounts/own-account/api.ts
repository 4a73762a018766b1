import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { closeAllRequests } from '#platform/idempotency/open-request.ts';
import { userQuery } from '../api.ts';
import { verificationQuery } from '../verification/api.ts';
import type {
  changePassword,
  changeUser,
  closeAccount,
  endOtherSessions,
  endSession,
  exportOwnData,
  listSessions,
} from './contract.ts';

/** A session that ended meanwhile is nobody's: the page then asks to sign in again. */
const noticeEnd = (client: QueryClient) => (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) client.setQueryData(userQuery().queryKey, null);
};

/** The browsers in which I am signed in. Asked anew each time: others come and go elsewhere. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'sessions'],
    queryFn: () => call<typeof listSessions>('GET', '/api/me/sessions'),
    staleTime: 0,
  });

/** Changes own data; what comes back is the current user. */
export function useChangeUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof changeUser>['body']>) =>
      call<typeof changeUser>('PATCH', '/api/user', { body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery().queryKey, user);
      // A new e-mail or phone is unverified.
      return client.invalidateQueries({ queryKey: verificationQuery().queryKey });
    },
    onError: noticeEnd(client),
  });
}

/** Changes the password, which ends the other sessions. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof changePassword>['body']>) =>
      call<typeof changePassword>('POST', '/api/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    onError: noticeEnd(client),
  });
}

/** Ends one of the own sessions, or with `'others'` all but this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: number | 'others') =>
      which === 'others'
        ? call<typeof endOtherSessions>('DELETE', '/api/me/sessions')
        : call<typeof endSession>('DELETE', '/api/me/sessions/:id', { params: { id: String(which) } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    onError: noticeEnd(client),
  });
}

/** Everything that is kept about me, as the text of a JSON file: one value a line, so that people can read it. */
export function useExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      JSON.stringify(await call<typeof exportOwnData>('GET', '/api/me/export'), null, 2),
    onError: noticeEnd(client),
  });
}

/** Closes the account for good; says what was deleted and what the law keeps. */
export function useCloseAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call<typeof closeAccount>('DELETE', '/api/me', { body: { password } }),
    // The tab's storage outlives the fresh document.
    onSuccess: closeAllRequests,
    onError: noticeEnd(client),
  });
}
