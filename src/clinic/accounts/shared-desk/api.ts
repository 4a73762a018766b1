import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePersonalReset, userQuery } from '#clinic/accounts/api.ts';
import { hearOtherTabs } from '#clinic/accounts/sessions/other-tabs.ts';
import { keptUntilSignedIn } from '#clinic/accounts/terms.ts';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { removeFromTab } from '#platform/browser/tab-storage.ts';
import { closeAllRequests } from '#platform/idempotency/open-request.ts';
import type { leaveDesk, listDesk, takeDesk } from './contract.ts';

/** Which colleagues may come back at this browser; asked anew whenever it is shown. */
export const deskQuery = () =>
  queryOptions({
    queryKey: ['mine', 'desk'],
    queryFn: () => call<typeof listDesk>('GET', '/api/staff/desk'),
    staleTime: 0,
  });

/** What the former person had chosen in this tab is nobody's. */
const forgetChoices = () => Object.values(keptUntilSignedIn).forEach(removeFromTab);

/**
 * Changes to a colleague.
 * @param leadHome leaves the page of the former person, before anything is shown to the next
 */
export function useTakeDesk(leadHome: () => void | Promise<void>) {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof takeDesk>['body']>) =>
      call<typeof takeDesk>('POST', '/api/staff/desk/take', { body }),
    onSuccess: async (user) => {
      await leadHome();
      forgetChoices();
      setUser(user);
    },
  });
}

/** Leaves this browser to somebody who is not listed; the session waits. */
export function useLeaveDesk() {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: async () => {
      try {
        await call<typeof leaveDesk>('POST', '/api/staff/desk/leave');
      } catch (error) {
        // Nobody is there any more: then it has been left.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
    },
    onSuccess: () => {
      forgetChoices();
      setUser(null);
    },
  });
}

/** Another tab has changed person: nothing of the former stays in this one. Another tab has locked or opened: this one as well. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      hearOtherTabs((userId) => {
        const user = userQuery();
        if (client.getQueryData(user.queryKey)?.id === userId) {
          void client.invalidateQueries({ queryKey: ['mine', 'staff'] });
          return;
        }
        closeAllRequests();
        forgetChoices();
        client.removeQueries({ queryKey: ['mine'] });
        void client.resetQueries(user);
      }),
    [client],
  );
}
