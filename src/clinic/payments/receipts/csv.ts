import { csvCell, csvTable } from '#platform/text/csv.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { partsOf } from '../vat.ts';
import { numberText } from './rules.ts';
import { meansName, type ReceiptOnPaper } from './words.ts';

/** What stands in a table: words, money, or a whole per cent. */
export type Cell = string | { cents: number } | { percent: number };

/** A column: its head, and what it says of a receipt. */
export type Column<Of> = readonly [head: string, cellOf: (one: Of) => Cell];

/** What every table of receipts begins with. */
export const receiptColumns: readonly Column<ReceiptOnPaper>[] = [
  ['Número', numberText],
  ['Fecha', ({ issuedAt }) => wallTimeOf(issuedAt).day],
  [
    'Pagador',
    ({ payerName, payerUserId }) => payerName ?? (payerUserId === null ? '' : `Cuenta n.º ${payerUserId}`),
  ],
  ['Concepto', ({ concept }) => concept],
  ['Base', ({ cents, vatPercent }) => ({ cents: partsOf(cents, vatPercent).baseCents })],
  ['IVA %', ({ vatPercent }) => ({ percent: vatPercent })],
  ['IVA', ({ cents, vatPercent }) => ({ cents: partsOf(cents, vatPercent).vatCents })],
  ['Total', ({ cents }) => ({ cents })],
  ['Medio', ({ method }) => meansName(method)],
  ['Pago', ({ captureId }) => captureId],
  ['Devolución', ({ refundId }) => refundId ?? ''],
];

/**
 * How a file separates cells and writes amounts. Spreadsheets in Spain read semicolons and decimal commas; those that are set to
 * another language take '65,00' for six thousand five hundred, and want commas and full stops.
 */
const csvForms = {
  spanish: { separator: ';', point: ',' },
  comma: { separator: ',', point: '.' },
} as const;
export type CsvForm = keyof typeof csvForms;

/** Receipts as a table for the clinic's invoicing program. */
export const csvOf = (receipts: readonly ReceiptOnPaper[]): string =>
  columnsAsCsv(receiptColumns, receipts, 'spanish');

/** Columns of anything as a file, each amount with the decimals that its readers use. */
export function columnsAsCsv<Of>(columns: readonly Column<Of>[], all: readonly Of[], form: CsvForm): string {
  const { separator, point } = csvForms[form];
  const rows = [
    columns.map(([head]) => csvCell(head)),
    ...all.map((one) => columns.map(([, cellOf]) => written(cellOf(one), point))),
  ];
  return csvTable(rows, separator);
}

const written = (cell: Cell, point: string): string =>
  typeof cell === 'string'
    ? csvCell(cell)
    : 'cents' in cell
      ? decimal(cell.cents, point)
      : String(cell.percent);

/** '-65,00'; never through a float. */
function decimal(cents: number, point: string): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  return `${cents < 0 ? '-' : ''}${whole}${point}${String(rest).padStart(2, '0')}`;
}
