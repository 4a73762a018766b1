import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#clinic/accounts/api.ts';
import { keepNow } from '#clinic/accounts/drafts/keeper.ts';
import { tellOtherTabs } from '#clinic/accounts/sessions/other-tabs.ts';

/** Around handing this device to somebody else: what was begun is kept, and once it is locked every other tab asks who is there. */
export function useHandingOver() {
  const client = useQueryClient();
  return {
    keep: keepNow,
    locked: () => tellOtherTabs(client.getQueryData(userQuery().queryKey)?.id ?? null),
  };
}
