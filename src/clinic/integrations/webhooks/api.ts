import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { WebhookType } from '../terms.ts';
import type {
  endEndpoint,
  listEndpoints,
  makeEndpoint,
  renewSecret,
  sendAgain,
  sendTest,
  WebhookEndpoint,
} from './contract.ts';

export type { Delivery, WebhookEndpoint } from './contract.ts';

const queryKey = personalKey('webhooks');

/** Poll interval in ms during the first two attempts, which take only seconds. */
const pollIntervalMs = 1_500;

const isDelivering = ({ deliveries }: WebhookEndpoint) =>
  deliveries.some(({ state, attempts }) => state === 'queued' && attempts < 2);

export const webhooksQuery = queryOptions({
  queryKey,
  queryFn: () => call<typeof listEndpoints>('GET', '/api/staff/integrations/webhooks'),
  refetchInterval: ({ state }) => (state.data?.endpoints.some(isDelivering) ? pollIntervalMs : false),
});

const useRefreshWebhooks = () => useRefresh(queryKey);

export function useMakeEndpoint() {
  return useMutation({
    mutationFn: (body: { url: string; events: WebhookType[] }) =>
      call<typeof makeEndpoint>('POST', '/api/staff/integrations/webhooks', { body }),
    onSettled: useRefreshWebhooks(),
  });
}

const params = (id: number) => ({ params: { id: String(id) } });

export function useRenewSecret() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof renewSecret>('POST', '/api/staff/integrations/webhooks/:id/secret', params(id)),
    onSettled: useRefreshWebhooks(),
  });
}

export function useSendTest() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof sendTest>('POST', '/api/staff/integrations/webhooks/:id/test', params(id)),
    onSettled: useRefreshWebhooks(),
  });
}

export function useEndEndpoint() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof endEndpoint>('DELETE', '/api/staff/integrations/webhooks/:id', params(id)),
    onSettled: useRefreshWebhooks(),
  });
}

export function useSendAgain() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof sendAgain>('POST', '/api/staff/integrations/webhook-deliveries/:id/again', params(id)),
    onSettled: useRefreshWebhooks(),
  });
}
