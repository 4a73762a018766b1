import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '#clinic/accounts/api.ts';
import { flushSaves } from '#clinic/accounts/drafts/autosave.ts';
import { notifyOtherTabs } from '#clinic/accounts/sessions/other-tabs.ts';

/**
 * Steps around locking this device for another user: stores drafts before, and afterwards tells the other
 * tabs.
 */
export function useDeviceHandover() {
  const client = useQueryClient();
  return {
    keep: flushSaves,
    locked: () => notifyOtherTabs(client.getQueryData(userQuery().queryKey)?.id ?? null),
  };
}
