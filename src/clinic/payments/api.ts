import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWho } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Answer, Request } from '#platform/api/endpoint.ts';
import { newKey } from '#platform/idempotency/open-request.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { listReceipts, paymentsConfig, processPayment, reportOrder } from './contract.ts';

export {
  appointmentReference,
  type PaymentStatus,
  renewalReference,
  subscriptionReference,
} from './references.ts';

export type PaymentsConfig = Answer<typeof paymentsConfig>;

/** Who the wallet is, and where its script comes from. */
export const paymentsConfigQuery = () =>
  queryOptions({
    queryKey: ['payments-config'],
    queryFn: () => call<typeof paymentsConfig>('GET', '/api/payments/config'),
  });

/** My receipts, newest first. Only for a signed-in person. */
export const receiptsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'receipts'],
    queryFn: () => call<typeof listReceipts>('GET', '/api/receipts'),
  });

/** By key: what is paid for stands to the left of payments, which must not know it. */
const changedByPayment = [
  ['mine', 'appointments'],
  ['mine', 'user-subscriptions'],
  ['mine', 'receipts'],
  ['availability'],
];

/** Asks again for everything that a payment may have changed. */
function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all(changedByPayment.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Reports an order before the person approves it. A refusal means that what the screen shows is no longer so. */
export function useReportOrder() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof reportOrder>['body']>) =>
      call<typeof reportOrder>('POST', '/api/payments/orders', { body }, newKey()),
    // Nobody waits for it: the wallet's sheet must know at once that it stays closed.
    onError: () => void refresh(),
  });
}

type Payment = NonNullable<Request<typeof processPayment>['body']>;

/** Has the server verify what the wallet captured, and mark what it paid for. */
export function useProcessPayment() {
  const refresh = useRefresh();
  return useKeyedMutation({
    name: ({ paymentDetails: { id } }: Payment) => `pay:${id}`,
    send: (body: Payment, key) => call<typeof processPayment>('POST', '/api/process-payment', { body }, key),
    // The money is safe with the wallet, and the server looks for it by itself: nobody has to wait in front of the screen.
    givesUp: true,
    who: useWho(),
    onSettled: refresh,
  });
}
