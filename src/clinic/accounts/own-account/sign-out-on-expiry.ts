import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api/client.ts';
import { userQuery } from '../api.ts';

/** Sets the session to anonymous after a 401, so that the page asks to sign in again. */
export const signOutOnExpiry = (client: QueryClient) => (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) client.setQueryData(userQuery().queryKey, null);
};
