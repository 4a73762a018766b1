import { csvCell, csvTable } from '#platform/text/csv.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { splitVat } from '../vat.ts';
import { type PrintedReceipt, paymentMethodName } from './receipt-texts.ts';
import { formatReceiptNumber } from './rules.ts';

/** Cell value: text, an amount, or a whole percentage. */
export type Cell = string | { cents: number } | { percent: number };

export type Column<Of> = readonly [head: string, cellOf: (one: Of) => Cell];

export const receiptColumns: readonly Column<PrintedReceipt>[] = [
  ['Número', formatReceiptNumber],
  ['Fecha', ({ issuedAt }) => wallTimeOf(issuedAt).day],
  [
    'Pagador',
    ({ payerName, payerUserId }) => payerName ?? (payerUserId === null ? '' : `Cuenta n.º ${payerUserId}`),
  ],
  ['Concepto', ({ concept }) => concept],
  ['Base', ({ cents, vatPercent }) => ({ cents: splitVat(cents, vatPercent).baseCents })],
  ['IVA %', ({ vatPercent }) => ({ percent: vatPercent })],
  ['IVA', ({ cents, vatPercent }) => ({ cents: splitVat(cents, vatPercent).vatCents })],
  ['Total', ({ cents }) => ({ cents })],
  ['Medio', ({ method }) => paymentMethodName(method)],
  ['Pago', ({ captureId }) => captureId],
  ['Devolución', ({ refundId }) => refundId ?? ''],
];

/**
 * Separators and decimal marks. Spreadsheets in a Spanish locale expect semicolons and decimal commas; other locales
 * would read '65,00' as 6500, and expect commas and full stops.
 */
const csvForms = {
  spanish: { separator: ';', point: ',' },
  comma: { separator: ',', point: '.' },
} as const;
export type CsvForm = keyof typeof csvForms;

export const receiptsAsCsv = (receipts: readonly PrintedReceipt[]): string =>
  columnsAsCsv(receiptColumns, receipts, 'spanish');

export function columnsAsCsv<Of>(columns: readonly Column<Of>[], all: readonly Of[], form: CsvForm): string {
  const { separator, point } = csvForms[form];
  const rows = [
    columns.map(([head]) => csvCell(head)),
    ...all.map((one) => columns.map(([, cellOf]) => formatCell(cellOf(one), point))),
  ];
  return csvTable(rows, separator);
}

function formatCell(cell: Cell, point: string): string {
  if (typeof cell === 'string') return csvCell(cell);
  return 'cents' in cell ? decimal(cell.cents, point) : String(cell.percent);
}

/** '-65,00', computed without floats. */
function decimal(cents: number, point: string): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  return `${cents < 0 ? '-' : ''}${whole}${point}${String(rest).padStart(2, '0')}`;
}
