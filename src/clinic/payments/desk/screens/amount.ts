/**
 * What somebody types as an amount of euros: '65', '65,5', '1.200,00 €'.
 * @returns integer cents; undefined where it is none, or has parts of a cent
 */
export function centsOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s€]/gu, '');
  // A full stop is the thousands' where three digits follow; else it was meant as the comma.
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)
    ? bare.replaceAll('.', '')
    : bare.replace('.', ',');
  const [, whole, rest = ''] = /^(\d{1,7})(?:,(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
