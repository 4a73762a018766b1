/**
 * Parses an amount in euros: '65', '65,5', '1.200,00 €'.
 * @returns cents; undefined if invalid or with fractions of a cent
 */
export function parseEuros(text: string): number | undefined {
  const bare = text.replaceAll(/[\s€]/gu, '');
  // A full stop before exactly three digits separates thousands; otherwise it is a decimal point.
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)
    ? bare.replaceAll('.', '')
    : bare.replace('.', ',');
  const [, whole, rest = ''] = /^(\d{1,7})(?:,(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
