import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { acknowledgeAlert, listAlerts } from './contract.ts';

export type { Alert } from './contract.ts';

/** Where changes are not told, the page asks this often, in ms. */
const askAgainMs = 20_000;

/** Urgent alerts. Under the agenda: what changes is told to open screens with it. */
export const alertsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'agenda', 'alerts'],
    queryFn: () => call<typeof listAlerts>('GET', '/api/staff/alerts'),
    staleTime: 0,
    refetchInterval: askAgainMs,
  });

/** Takes an alert upon oneself, by its id. */
export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof acknowledgeAlert>('POST', '/api/staff/alerts/:id/acknowledge', {
        params: { id: String(id) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsQuery().queryKey }),
  });
}
