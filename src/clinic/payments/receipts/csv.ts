import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { partsOf, type VatClass } from '../vat.ts';
import { numberText } from './rules.ts';
import { meansName, type ReceiptOnPaper } from './words.ts';

const heads = [
  ...['Número', 'Fecha', 'Pagador', 'Concepto', 'Base', 'IVA %', 'IVA', 'Total'],
  ...['Medio', 'Pago', 'Devolución'],
];

/**
 * Receipts as a table for the clinic's invoicing program: RFC 4180, but with semicolons and decimal commas, which is what
 * spreadsheets in Spain read, and with a byte order mark, without which they take it for Windows-1252.
 */
export const csvOf = (receipts: readonly ReceiptOnPaper[]): string =>
  tableOf([heads, ...receipts.map(rowOf)]);

/** The same for the accountant: with the class of tax, and where the number of the invoice will be. */
export const quarterCsvOf = (receipts: readonly ReceiptOnPaper[]): string =>
  tableOf([
    [...heads, 'Clase de IVA', 'Factura'],
    ...receipts.map((receipt) => [...rowOf(receipt), vatNames[receipt.vat], 'pendiente']),
  ]);

const vatNames: Record<VatClass, string> = { exempt: 'exento', general: 'general' };

const tableOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`;

function rowOf(receipt: ReceiptOnPaper): string[] {
  const { payerName, payerUserId, concept, cents, vatPercent, captureId, refundId, method } = receipt;
  const { baseCents, vatCents } = partsOf(cents, vatPercent);
  return [
    numberText(receipt),
    wallTimeOf(receipt.issuedAt).day,
    cell(payerName ?? (payerUserId === null ? '' : `Cuenta n.º ${payerUserId}`)),
    cell(concept),
    decimal(baseCents),
    String(vatPercent),
    decimal(vatCents),
    decimal(cents),
    cell(meansName(method)),
    cell(captureId),
    cell(refundId ?? ''),
  ];
}

/** '-65,00'; never through a float. */
function decimal(cents: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole},${String(rest).padStart(2, '0')}`;
}

/**
 * A text as a cell. What people type may begin as a formula does; a quote before it makes spreadsheets take it for text
 * (OWASP, CSV Injection). They also look behind white space.
 */
function cell(text: string): string {
  const tame = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
