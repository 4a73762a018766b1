/** Format of the wallet's amounts: '65', '65.5' or '65.00'. */
export const amountPattern = /^\d{1,7}(\.\d{1,2})?$/;

/** Integer cents of an amount, computed without floats. */
export function parseCents(value: string): number {
  const [whole = '', fraction = ''] = value.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Formats 6500 cents as '65.00'. */
export const decimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const sum = (rows: { cents: number }[]): number => rows.reduce((total, { cents }) => total + cents, 0);
