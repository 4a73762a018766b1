import type { CellObject, Row } from 'write-excel-file/node';
import type { Cell } from '../receipts/csv.ts';
import { countPendingInvoices, type InvoicedReceipt, quarterColumns, sumByVatClass } from './table.ts';

/** Thousands separator and two decimals, in the locale of the spreadsheet. */
const moneyFormat = '#,##0.00';

/** Sets an explicit cell type, so that text starting with '=' never becomes a formula. */
function toCellObject(cell: Cell): CellObject {
  if (typeof cell === 'string') return { type: String, value: cell };
  if ('cents' in cell) return { type: Number, value: cell.cents / 100, format: moneyFormat };
  return { type: Number, value: cell.percent };
}

const bold = (words: string): CellObject => ({ type: String, value: words, fontWeight: 'bold' });

export async function writeQuarterWorkbook(all: readonly InvoicedReceipt[]): Promise<Buffer> {
  const receipts: Row[] = [
    quarterColumns.map(([head]) => bold(head)),
    ...all.map((one) => quarterColumns.map(([, cellOf]) => toCellObject(cellOf(one)))),
  ];
  const sums: Row[] = [
    ['', 'Apuntes', 'Base', 'IVA', 'Total', 'Retención'].map(bold),
    ...sumByVatClass(all).map(({ name, count, baseCents, vatCents, totalCents }) => [
      toCellObject(name),
      { type: Number, value: count },
      ...[baseCents, vatCents, totalCents, 0].map((cents) => toCellObject({ cents })),
    ]),
    [toCellObject('Sin número de factura todavía'), { type: Number, value: countPendingInvoices(all) }],
  ];
  const widths = quarterColumns.map(([head]) => ({ width: wideColumns.has(head) ? 32 : 14 }));
  // Loaded on demand: it is used four times a year.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile([
    { data: receipts, sheet: 'Cobros', stickyRowsCount: 1, columns: widths },
    { data: sums, sheet: 'Resumen', columns: [{ width: 32 }] },
  ]).toBuffer();
}

const wideColumns = new Set(['Pagador', 'Concepto', 'Factura a nombre de', 'Dirección']);
