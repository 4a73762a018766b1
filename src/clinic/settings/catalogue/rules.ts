/** Parses '65', '65,50' or '65.5' to cents; null if invalid. */
export function parseEuros(euros: string): number | null {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(euros.trim());
  return found === null ? null : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Formats cents for input: '65', '65,50'. */
export function formatEuroInput(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}
