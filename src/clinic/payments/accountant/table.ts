import type { Recipient } from '../invoices/contract.ts';
import { type Column, receiptColumns } from '../receipts/csv.ts';
import type { PrintedReceipt } from '../receipts/receipt-texts.ts';
import type { InvoiceMark } from '../terms.ts';
import { splitVat, type VatClass, vatClassNames } from '../vat.ts';

export type InvoicedReceipt = PrintedReceipt & { recipient: Recipient | null; invoice: InvoiceMark };

const vatNames: Record<VatClass, string> = { exempt: 'exento', general: 'general' };

function formatInvoiceNumber({ state, text }: InvoiceMark): string {
  if (state === 'noted') return text ?? '';
  return state === 'pending' ? 'pendiente' : 'anulado';
}

/** Columns of the accountant's file. There is no withholding column, because Onyar always takes gross amounts. */
export const quarterColumns: readonly Column<InvoicedReceipt>[] = [
  ...receiptColumns,
  ['Factura a nombre de', ({ recipient }) => recipient?.name ?? ''],
  ['NIF', ({ recipient }) => recipient?.taxId ?? ''],
  ['Dirección', ({ recipient }) => recipient?.address ?? ''],
  ['Retención', () => ({ cents: 0 })],
  ['Clase de IVA', ({ vat }) => vatNames[vat]],
  ['Factura', ({ invoice }) => formatInvoiceNumber(invoice)],
];

export type Sum = { name: string; baseCents: number; vatCents: number; totalCents: number; count: number };

export function sumByVatClass(all: readonly InvoicedReceipt[]): Sum[] {
  const sumOf = (name: string, some: readonly InvoicedReceipt[]): Sum => {
    const parts = some.map(({ cents, vatPercent }) => splitVat(cents, vatPercent));
    return {
      name,
      baseCents: parts.reduce((sum, { baseCents }) => sum + baseCents, 0),
      vatCents: parts.reduce((sum, { vatCents }) => sum + vatCents, 0),
      totalCents: some.reduce((sum, { cents }) => sum + cents, 0),
      count: some.length,
    };
  };
  const ofClasses = vatClassNames.map((vat) =>
    sumOf(
      `IVA ${vatNames[vat]}`,
      all.filter((one) => one.vat === vat),
    ),
  );
  return [...ofClasses, sumOf('Todo', all)];
}

/** Number of receipts that still need an invoice number. */
export const countPendingInvoices = (all: readonly InvoicedReceipt[]): number =>
  all.filter(({ invoice }) => invoice.state === 'pending').length;
