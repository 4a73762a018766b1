import { queryOptions, useMutation } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request, ResponseBody } from '#platform/api/endpoint.ts';
import { personalKey, publicKey, useRefresh } from '#platform/api/query-keys.ts';
import { newKey } from '#platform/idempotency/open-request.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { listReceipts, paymentsConfig, processPayment, reportOrder } from './contract.ts';

export {
  appointmentReference,
  type PaymentStatus,
  renewalReference,
  subscriptionReference,
} from './references.ts';

export type PaymentsConfig = ResponseBody<typeof paymentsConfig>;

export const paymentsConfigQuery = () =>
  queryOptions({
    queryKey: publicKey('payments-config'),
    queryFn: () => call<typeof paymentsConfig>('GET', '/api/payments/config'),
  });

export const receiptsQuery = () =>
  queryOptions({
    queryKey: personalKey('receipts'),
    queryFn: () => call<typeof listReceipts>('GET', '/api/receipts'),
  });

function useRefreshAfterPayment() {
  return useRefresh(
    personalKey('appointments'),
    personalKey('user-subscriptions'),
    personalKey('receipts'),
    publicKey('availability'),
  );
}

/** Reports an order before the user approves it. A refusal means that the screen is outdated. */
export function useReportOrder() {
  const refresh = useRefreshAfterPayment();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof reportOrder>['body']>) =>
      call<typeof reportOrder>('POST', '/api/payments/orders', { body }, newKey()),
    // Not awaited: the wallet must learn at once that its dialog stays closed.
    onError: () => void refresh(),
  });
}

type Payment = NonNullable<Request<typeof processPayment>['body']>;

/** Makes the server verify the wallet's capture and settle what it pays for. */
export function useProcessPayment() {
  const refresh = useRefreshAfterPayment();
  return useKeyedMutation({
    name: ({ paymentDetails: { id } }: Payment) => `pay:${id}`,
    send: (body: Payment, key) => call<typeof processPayment>('POST', '/api/process-payment', { body }, key),
    // The capture is safe at the wallet and the server finds it by itself, so the user need not wait.
    givesUp: true,
    who: useGetUserId(),
    onSettled: refresh,
  });
}
