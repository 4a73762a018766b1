import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useGetUserId } from '#clinic/accounts/api.ts';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type {
  payOutRefund,
  readDue,
  readDuesOfPatient,
  returnMoney,
  takePayment,
  takeSeveralPayments,
  undoPayment,
} from './contract.ts';

export type { DueAtDesk, DuesOfPatient, TakenPayment } from './contract.ts';

type Payment = NonNullable<Request<typeof takePayment>['body']>;

/** What is paid for at the desk. */
export type ItemAtDesk = Omit<Payment, 'method' | 'others' | 'cents'>;

/** Never served from the cache: it is reloaded before every payment. */
export const dueQuery = ({
  type,
  itemId,
  paymentInterval,
  userSubscriptionId,
  patientId,
  payerPatientId,
}: ItemAtDesk) =>
  queryOptions({
    queryKey: personalKey(
      'due-at-desk',
      type,
      itemId,
      paymentInterval,
      userSubscriptionId,
      patientId,
      payerPatientId,
    ),
    queryFn: () =>
      call<typeof readDue>('GET', '/api/staff/payments/due', {
        query: {
          type,
          itemId: String(itemId),
          ...(paymentInterval ? { paymentInterval } : {}),
          ...(userSubscriptionId ? { userSubscriptionId: String(userSubscriptionId) } : {}),
          ...(patientId ? { patientId: String(patientId) } : {}),
          ...(payerPatientId ? { payerPatientId: String(payerPatientId) } : {}),
        },
      }),
    staleTime: 0,
    gcTime: 0,
    // Another payer is another request; the form stays while it runs.
    placeholderData: keepPreviousData,
  });

/** Reloaded before every payment, like the amount of a single one. */
export const duesOfPatientQuery = (patientId: number, payerPatientId?: number) =>
  queryOptions({
    queryKey: personalKey('due-at-desk', 'patient', patientId, payerPatientId),
    queryFn: () =>
      call<typeof readDuesOfPatient>('GET', '/api/staff/payments/dues', {
        query: {
          patientId: String(patientId),
          ...(payerPatientId ? { payerPatientId: String(payerPatientId) } : {}),
        },
      }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

function useRefreshMoney() {
  return useRefresh(
    personalKey('agenda'),
    personalKey('people'),
    personalKey('till'),
    personalKey('money-matters'),
  );
}

/** Takes a payment at the desk, once even when the response is lost. */
export function useTakePayment() {
  return useKeyedMutation({
    name: ({ type, itemId, userSubscriptionId }: Payment) =>
      `desk:pay:${type}:${itemId}:${userSubscriptionId ?? ''}`,
    send: (body: Payment, key) => call<typeof takePayment>('POST', '/api/staff/payments', { body }, key),
    who: useGetUserId(),
    onSettled: useRefreshMoney(),
  });
}

type SeveralPayments = NonNullable<Request<typeof takeSeveralPayments>['body']>;

/** Takes the payment of several appointments, once even when the response is lost. */
export function useTakeSeveral() {
  return useKeyedMutation({
    name: ({ patientId }: SeveralPayments) => `desk:pay-several:${patientId}`,
    send: (body: SeveralPayments, key) =>
      call<typeof takeSeveralPayments>('POST', '/api/staff/payments/several', { body }, key),
    who: useGetUserId(),
    onSettled: useRefreshMoney(),
  });
}

/** Undoes a mistaken payment. @returns the mutation, which takes the receipt id */
export function useUndoPayment() {
  return useMutation({
    mutationFn: ({ id, reason, all = false }: { id: number; reason: string; all?: boolean }) =>
      call<typeof undoPayment>('POST', '/api/staff/receipts/:id/undo', {
        params: { id: String(id) },
        body: { reason, all },
      }),
    onSettled: useRefreshMoney(),
  });
}

type Returned = { id: number } & NonNullable<Request<typeof returnMoney>['body']>;

export function useReturnMoney() {
  return useKeyedMutation({
    name: ({ id }: Returned) => `desk:return:${id}`,
    send: ({ id, ...body }: Returned, key) =>
      call<typeof returnMoney>(
        'POST',
        '/api/staff/receipts/:id/return',
        { params: { id: String(id) }, body },
        key,
      ),
    who: useGetUserId(),
    onSettled: useRefreshMoney(),
  });
}

export function usePayOut() {
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof payOutRefund>('POST', '/api/staff/refunds/:id/paid-out', { params: { id: String(id) } }),
    onSettled: useRefreshMoney(),
  });
}
