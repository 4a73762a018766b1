import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#clinic/accounts/api.ts';
import { keepNow } from '#clinic/accounts/drafts/keeper.ts';
import { tellOtherTabs } from '#clinic/accounts/sessions/other-tabs.ts';

/**
 * Steps around locking this device for another user: stores drafts before, and afterwards tells the other
 * tabs.
 */
export function useHandingOver() {
  const client = useQueryClient();
  return {
    keep: keepNow,
    locked: () => tellOtherTabs(client.getQueryData(userQuery().queryKey)?.id ?? null),
  };
}
