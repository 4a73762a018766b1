import type { InvoiceRow } from '../api.ts';
import { texts } from './desk-texts.ts';

type Receipt = Pick<InvoiceRow, 'receiptId' | 'receipt' | 'cents'>;

/** A receipt with the number pasted for it; null for an empty line or none. */
export type PastedNumber<R> = { row: R; number: string | null; problem: string | null };

const amountPattern = /^-?\d{1,3}(\.?\d{3})*,\d\d ?€?$/;
const toCents = (text: string): number => Math.round(Number(text.replace(/[^\d-]/g, '')));

/**
 * Assigns pasted lines to receipts. A line that names a receipt ('2026/000012') belongs to it; other lines follow the
 * order of the receipts, an empty one skips its receipt. An amount in a line has to be the receipt's.
 * @param text lines of one or more cells, separated by tabs or semicolons
 */
export function assignPasted<R extends Receipt>(
  text: string,
  rows: readonly R[],
): { assigned: PastedNumber<R>[]; surplus: number } {
  const lines = text
    .replace(/\s+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;]/).map((cell) => cell.trim()));
  if (text.trim() === '') return { assigned: rows.map((row) => toAssigned(row, [])), surplus: 0 };
  const isReceipt = (cell: string) => rows.some(({ receipt }) => receipt === cell);
  const named = lines.filter((cells) => cells.some(isReceipt));
  const inOrder = lines.filter((cells) => !cells.some(isReceipt));
  const unnamed = rows.filter(({ receipt }) => !named.some((cells) => cells.includes(receipt)));
  const assigned = rows.map((row) => {
    const own = named.find((cells) => cells.includes(row.receipt));
    return toAssigned(row, own ?? inOrder[unnamed.indexOf(row)] ?? []);
  });
  const hasText = (cells: readonly string[]) => cells.some((cell) => cell !== '');
  return { assigned, surplus: inOrder.slice(unnamed.length).filter(hasText).length };
}

function toAssigned<R extends Receipt>(row: R, cells: readonly string[]): PastedNumber<R> {
  const rest = cells.filter((cell) => cell !== '' && cell !== row.receipt);
  const amount = rest.find((cell) => amountPattern.test(cell));
  const number = rest.find((cell) => cell !== amount) ?? null;
  const isOther = amount !== undefined && Math.abs(toCents(amount)) !== Math.abs(row.cents);
  return { row, number, problem: isOther ? texts().otherAmount(amount) : null };
}
