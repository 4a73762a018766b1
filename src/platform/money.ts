// Formats by hand: `Intl` initializes slowly on old phones during hydration. A no-break space precedes the sign.

/** '160', '10.000': Spanish does not group four digits. */
const grouped = (whole: number) =>
  whole < 10_000 ? String(whole) : String(whole).replace(/\B(?=(\d{3})+$)/g, '.');

const euros = (cents: number, decimals: string) =>
  `${cents < 0 ? '-' : ''}${grouped(Math.floor(Math.abs(cents) / 100))}${decimals}\u00a0€`;

/**
 * Formats euros for pages: '65 €', with decimals only if needed ('65,50 €').
 * @param cents integer cents
 */
export const formatEuros = (cents: number): string =>
  cents % 100 === 0 ? euros(cents, '') : formatEurosExactly(cents);

/**
 * Formats euros with two decimals for the payment dialog and receipts: '65,00 €'.
 * @param cents integer cents
 */
export const formatEurosExactly = (cents: number): string =>
  euros(cents, `,${String(Math.abs(cents) % 100).padStart(2, '0')}`);
