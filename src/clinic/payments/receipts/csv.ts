import { csvCell, csvTable } from '#platform/text/csv.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { partsOf, type VatClass } from '../vat.ts';
import { numberText } from './rules.ts';
import { meansName, type ReceiptOnPaper } from './words.ts';

const heads = [
  ...['Número', 'Fecha', 'Pagador', 'Concepto', 'Base', 'IVA %', 'IVA', 'Total'],
  ...['Medio', 'Pago', 'Devolución'],
];

/** Receipts as a table for the clinic's invoicing program, with decimal commas, which is what spreadsheets in Spain read. */
export const csvOf = (receipts: readonly ReceiptOnPaper[]): string =>
  csvTable([heads, ...receipts.map(rowOf)]);

/** The same for the accountant: with the class of tax, and where the number of the invoice will be. */
export const quarterCsvOf = (receipts: readonly ReceiptOnPaper[]): string =>
  csvTable([
    [...heads, 'Clase de IVA', 'Factura'],
    ...receipts.map((receipt) => [...rowOf(receipt), vatNames[receipt.vat], 'pendiente']),
  ]);

const vatNames: Record<VatClass, string> = { exempt: 'exento', general: 'general' };

function rowOf(receipt: ReceiptOnPaper): string[] {
  const { payerName, payerUserId, concept, cents, vatPercent, captureId, refundId, method } = receipt;
  const { baseCents, vatCents } = partsOf(cents, vatPercent);
  return [
    numberText(receipt),
    wallTimeOf(receipt.issuedAt).day,
    csvCell(payerName ?? (payerUserId === null ? '' : `Cuenta n.º ${payerUserId}`)),
    csvCell(concept),
    decimal(baseCents),
    String(vatPercent),
    decimal(vatCents),
    decimal(cents),
    csvCell(meansName(method)),
    csvCell(captureId),
    csvCell(refundId ?? ''),
  ];
}

/** '-65,00'; never through a float. */
function decimal(cents: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole},${String(rest).padStart(2, '0')}`;
}
