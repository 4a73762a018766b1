import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { acknowledgeAlert, closeAlert, listAlerts } from './contract.ts';

export type { Alert } from './contract.ts';

/** Poll interval in ms when live updates are unavailable. */
const pollIntervalMs = 20_000;

/** Urgent alerts. The query key is under the agenda's, so live agenda updates refetch it. */
export const alertsQuery = () =>
  queryOptions({
    queryKey: personalKey('agenda', 'alerts'),
    queryFn: () => call<typeof listAlerts>('GET', '/api/staff/alerts'),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  });

export function useAcknowledge() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof acknowledgeAlert>('POST', '/api/staff/alerts/:id/acknowledge', {
        params: { id: String(id) },
      }),
    onSettled: useRefresh(alertsQuery().queryKey),
  });
}

export function useCloseAlert() {
  return useMutation({
    mutationFn: ({ id, outcome }: { id: number; outcome: string }) =>
      call<typeof closeAlert>('POST', '/api/staff/alerts/:id/close', {
        params: { id: String(id) },
        body: { outcome },
      }),
    onSettled: useRefresh(alertsQuery().queryKey),
  });
}
