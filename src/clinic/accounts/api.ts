import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { allPersonalKey, publicKey } from '#platform/api/query-keys.ts';
import { abortAllPending, closeAllRequests } from '#platform/idempotency/open-request.ts';
import type { currentUser, login, logout, User } from './contract.ts';
import { notifyOtherTabs } from './sessions/other-tabs.ts';

/** Whether the readable cookie indicates a session; scripts cannot read the session cookie itself. */
const hasSessionCookie = () => /(?:^|;\s*)signed_in=1/.test(document.cookie);

/**
 * The session user, or null. Without the readable cookie no request is sent, so an anonymous page logs no
 * 401.
 */
export const userQuery = () =>
  queryOptions({
    queryKey: publicKey('user'),
    queryFn: async (): Promise<User | null> => {
      if (!hasSessionCookie()) return null;
      try {
        return await call<typeof currentUser>('GET', '/api/user');
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });

/**
 * The session as screens see it: unknown until the session request has a response (docs/behaviour.md,
 * Accounts), failed if it has none: an outage is not a sign-out.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'anonymous' }
  | { state: 'failed'; retry: () => void }
  | { state: 'signed-in'; user: User };

/** The current session; 'unknown' during server rendering and until the first response. */
export function useSession(): Session {
  // The server has no cookie to read: the query does not run there, and hydration starts as unknown.
  const { data, isError, refetch } = useQuery({ ...userQuery(), enabled: typeof document !== 'undefined' });
  if (data === undefined)
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'unknown' };
  return data === null ? { state: 'anonymous' } : { state: 'signed-in', user: data };
}

/** Sets the session to anonymous after a 401, so that the page asks to sign in again. */
export function useSignOutOnExpiry(error: Error | null): void {
  const client = useQueryClient();
  const isExpired = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isExpired) client.setQueryData(userQuery().queryKey, null);
  }, [client, isExpired]);
}

/** The current user's id, if known, to check that a pending write still belongs to the same user. */
export function useGetUserId(): () => number | undefined {
  const client = useQueryClient();
  return useCallback(() => client.getQueryData(userQuery().queryKey)?.id, [client]);
}

/** Drops all personal data, which is cached under `'mine'`, when the session changes. */
export function useResetPersonalData() {
  const client = useQueryClient();
  return (user: User | null) => {
    const former = client.getQueryData(userQuery().queryKey) ?? null;
    // The same user finds their open requests after signing in again; a sign-out or a change of user closes
    // them.
    if (user === null || (former !== null && former.id !== user.id)) closeAllRequests();
    else abortAllPending();
    client.removeQueries({ queryKey: allPersonalKey });
    client.setQueryData(userQuery().queryKey, user);
    if ([former, user].some((each) => each !== null && each.role !== 'client'))
      notifyOtherTabs(user?.id ?? null);
  };
}

/** The server opened a session, but the browser has not stored its cookie. */
export class SessionNotStored extends Error {}

/** @throws SessionNotStored if the browser blocks cookies */
export function requireSessionCookie(): void {
  if (!hasSessionCookie()) throw new SessionNotStored();
}

/** Signs in and sets the current user. @throws SessionNotStored */
export function useLogin() {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: async (body: NonNullable<Request<typeof login>['body']>) => {
      const user = await call<typeof login>('POST', '/api/login', { body });
      requireSessionCookie();
      return user;
    },
    onSuccess: setUser,
  });
}

export function useLogout() {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: () => call<typeof logout>('POST', '/api/logout'),
    onSuccess: () => setUser(null),
  });
}
