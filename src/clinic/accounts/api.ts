import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { closeAllRequests, endAllAsking } from '#platform/idempotency/open-request.ts';
import type { currentUser, login, logout, User } from './contract.ts';
import { tellOtherTabs } from './sessions/other-tabs.ts';

/** Whether the browser says that a session exists; the session cookie itself cannot be read from here. */
const hasSessionCookie = () => /(?:^|;\s*)signed_in=1/.test(document.cookie);

/** The session user, or null. Without the readable cookie nothing is asked, so an anonymous page logs no 401. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
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
 * The session as screens see it: unknown until the session call has answered (docs/behaviour.md, Accounts), failed where it could not:
 * an outage is nobody's sign-out.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'anonymous' }
  | { state: 'failed'; retry: () => void }
  | { state: 'signed-in'; user: User };

/** Who is signed in; 'unknown' while a page is rendered on the server and until the first answer. */
export function useSession(): Session {
  // On the server there is no cookie to look at: the query does not run there, and hydration starts as unknown.
  const { data, isError, refetch } = useQuery({ ...userQuery(), enabled: typeof document !== 'undefined' });
  if (data === undefined)
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'unknown' };
  return data === null ? { state: 'anonymous' } : { state: 'signed-in', user: data };
}

/** Whether somebody has been signed in since this page was opened: then they have an account. */
export function useHadSession(): boolean {
  const state = useQueryClient().getQueryState(userQuery().queryKey);
  // The first answer may be that nobody is there; a second one follows only a session.
  return (state?.dataUpdateCount ?? 0) > 1;
}

/** A session that ended meanwhile is nobody's: the page then asks to sign in again. */
export function useExpiredSession(error: Error | null): void {
  const client = useQueryClient();
  const isExpired = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isExpired) client.setQueryData(userQuery().queryKey, null);
  }, [client, isExpired]);
}

/** Who is signed in, as far as it is known: what is being sent for one person is sent for nobody else. */
export function useWho(): () => number | undefined {
  const client = useQueryClient();
  return useCallback(() => client.getQueryData(userQuery().queryKey)?.id, [client]);
}

/** Everything personal, which is what lies under `'mine'`, belongs to one session: it goes when the session changes. */
export function usePersonalReset() {
  const client = useQueryClient();
  return (user: User | null) => {
    const former = client.getQueryData(userQuery().queryKey) ?? null;
    // Whoever signs in again finds what they had asked for; whoever signs out, or leaves the desk to another, leaves nothing.
    if (user === null || (former !== null && former.id !== user.id)) closeAllRequests();
    else endAllAsking();
    client.removeQueries({ queryKey: ['mine'] });
    client.setQueryData(userQuery().queryKey, user);
    if ([former, user].some((each) => each !== null && each.role !== 'client'))
      tellOtherTabs(user?.id ?? null);
  };
}

/** The server opened a session, and the browser has not stored its cookie: nobody is signed in. */
export class SessionNotStored extends Error {}

/** @throws SessionNotStored where the browser blocks cookies */
export function requireSessionCookie(): void {
  if (!hasSessionCookie()) throw new SessionNotStored();
}

/** Signs in; the user becomes the current one. @throws SessionNotStored */
export function useLogin() {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: async (body: NonNullable<Request<typeof login>['body']>) => {
      const user = await call<typeof login>('POST', '/api/login', { body });
      requireSessionCookie();
      return user;
    },
    onSuccess: setUser,
  });
}

/** Signs out. */
export function useLogout() {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: () => call<typeof logout>('POST', '/api/logout'),
    onSuccess: () => setUser(null),
  });
}
