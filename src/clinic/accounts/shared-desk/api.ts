import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useResetPersonalData, userQuery } from '#clinic/accounts/api.ts';
import { listenToOtherTabs } from '#clinic/accounts/sessions/other-tabs.ts';
import { signInStorageKeys } from '#clinic/accounts/terms.ts';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { allPersonalKey, personalKey } from '#platform/api/query-keys.ts';
import { removeFromTab } from '#platform/browser/tab-storage.ts';
import { closeAllRequests } from '#platform/idempotency/open-request.ts';
import type { leaveDesk, listDesk, takeDesk } from './contract.ts';

/** Colleagues who can return at this browser; refetched whenever the list is shown. */
export const deskQuery = () =>
  queryOptions({
    queryKey: personalKey('desk'),
    queryFn: () => call<typeof listDesk>('GET', '/api/staff/desk'),
    staleTime: 0,
  });

/** Drops the previous user's choices stored in this tab. */
const clearTabChoices = () => Object.values(signInStorageKeys).forEach(removeFromTab);

/**
 * Switches to a colleague.
 * @param leadHome navigates away from the previous user's page before anything is shown to the next
 */
export function useTakeDesk(leadHome: () => void | Promise<void>) {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof takeDesk>['body']>) =>
      call<typeof takeDesk>('POST', '/api/staff/desk/take', { body }),
    onSuccess: async (user) => {
      await leadHome();
      clearTabChoices();
      setUser(user);
    },
  });
}

/** Leaves this browser to an unlisted colleague; the session waits. */
export function useLeaveDesk() {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: async () => {
      try {
        await call<typeof leaveDesk>('POST', '/api/staff/desk/leave');
      } catch (error) {
        // No session is left, so the desk has been left already.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
    },
    onSuccess: () => {
      clearTabChoices();
      setUser(null);
    },
  });
}

/**
 * Follows other tabs: after a change of user it drops all data of the former one; after a lock or unlock it
 * refetches the staff state.
 */
export function useSyncOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToOtherTabs((userId) => {
        const user = userQuery();
        if (client.getQueryData(user.queryKey)?.id === userId) {
          void client.invalidateQueries({ queryKey: personalKey('staff') });
          return;
        }
        closeAllRequests();
        clearTabChoices();
        client.removeQueries({ queryKey: allPersonalKey });
        void client.resetQueries(user);
      }),
    [client],
  );
}
