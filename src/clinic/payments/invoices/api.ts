import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import type { InvoiceList } from '../terms.ts';
import type {
  listInvoices,
  noteInvoice,
  noteInvoices,
  noteRecipient,
  Recipient,
  stateRecipient,
} from './contract.ts';

export type { InvoiceRow, Recipient } from './contract.ts';

/** Payments and refunds with their invoice numbers, newest first. Reception and managers only. */
export const invoicesQuery = (which: InvoiceList) =>
  infiniteQueryOptions({
    queryKey: personalKey('invoices', which),
    queryFn: ({ pageParam }) =>
      call<typeof listInvoices>('GET', '/api/staff/invoices', {
        query: { which, ...(pageParam === undefined ? {} : { before: String(pageParam) }) },
      }),
    // Cast: the first page has no cursor.
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.receiptId : undefined),
    staleTime: 0,
  });

function useRefreshInvoices() {
  return useRefresh(personalKey('invoices'), personalKey('people'), personalKey('receipts'));
}

type Noted = NonNullable<Request<typeof noteInvoice>['body']> & { id: number };

export function useNoteInvoice() {
  return useMutation({
    mutationFn: ({ id, ...body }: Noted) =>
      call<typeof noteInvoice>('POST', '/api/staff/receipts/:id/invoice', {
        params: { id: String(id) },
        body,
      }),
    onSettled: useRefreshInvoices(),
  });
}

export function useNoteInvoices() {
  return useMutation({
    mutationFn: (numbers: NonNullable<Request<typeof noteInvoices>['body']>['numbers']) =>
      call<typeof noteInvoices>('POST', '/api/staff/invoices/numbers', { body: { numbers } }),
    onSettled: useRefreshInvoices(),
  });
}

export function useNoteRecipient() {
  return useMutation({
    mutationFn: ({ id, recipient }: { id: number; recipient: Recipient }) =>
      call<typeof noteRecipient>('POST', '/api/staff/receipts/:id/invoice-recipient', {
        params: { id: String(id) },
        body: recipient,
      }),
    onSettled: useRefreshInvoices(),
  });
}

/** States the invoice recipient of the user's own payment. Idempotent. */
export const useStateRecipient = () =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof stateRecipient>['body']>) =>
      call<typeof stateRecipient>('POST', '/api/invoice-recipient', { body }),
  });
