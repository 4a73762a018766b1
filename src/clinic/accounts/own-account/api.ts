import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
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
import { signOutOnExpiry } from './sign-out-on-expiry.ts';

/** The user's open sessions. Never cached: other browsers sign in and out independently. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: personalKey('sessions'),
    queryFn: () => call<typeof listSessions>('GET', '/api/me/sessions'),
    staleTime: 0,
  });

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
    onError: signOutOnExpiry(client),
  });
}

/** Changes the password; the server ends the other sessions. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof changePassword>['body']>) =>
      call<typeof changePassword>('POST', '/api/password', { body }),
    onSuccess: useRefresh(sessionsQuery().queryKey),
    onError: signOutOnExpiry(client),
  });
}

/** Ends one of the user's sessions, or with `'others'` all except this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: number | 'others') =>
      which === 'others'
        ? call<typeof endOtherSessions>('DELETE', '/api/me/sessions')
        : call<typeof endSession>('DELETE', '/api/me/sessions/:id', { params: { id: String(which) } }),
    onSettled: useRefresh(sessionsQuery().queryKey),
    onError: signOutOnExpiry(client),
  });
}

/** The user's data export as the text of a JSON file, indented so that people can read it. */
export function useExportOwnData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      JSON.stringify(await call<typeof exportOwnData>('GET', '/api/me/export'), null, 2),
    onError: signOutOnExpiry(client),
  });
}

/** Closes the account permanently; returns what was deleted and what the law requires to retain. */
export function useCloseAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call<typeof closeAccount>('DELETE', '/api/me', { body: { password } }),
    // The tab's storage survives the page reload.
    onSuccess: closeAllRequests,
    onError: signOutOnExpiry(client),
  });
}
