const whole = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });

/**
 * Euros for pages: '65 €', with decimals only where there are cents ('65,50 €').
 * @param cents integer cents
 */
export const formatEuros = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/**
 * Euros with two decimals, for the payment dialog and receipts: '65,00 €'.
 * @param cents integer cents
 */
export const formatEurosExactly = (cents: number): string => exact.format(cents / 100);
