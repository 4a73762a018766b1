/**
 * Characters no legitimate form sends: NUL, and bidirectional controls, which display text differently from how it is
 * stored (Unicode TR36 §2.10). Lone surrogates cannot be stored as UTF-8.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const forbidden = /[\u0000\u202A-\u202E\u2066-\u2069]/;

/** Contact lists copy phones with these characters around them; every phone field removes them (`cleanPhone`). */
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g;

const isSafe = (text: string) => !forbidden.test(text) && text.isWellFormed();

/** Our schemas have at most four levels; thousands of nested brackets would exhaust the stack. */
const maxDepth = 20;

/** Whether all keys and texts of a parsed value are free of forbidden characters, and it is not nested too deeply. */
export function holdsOnlySafeText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSafe(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= maxDepth) return false;
  return Object.entries(value).every(([key, inner]) => {
    const text = key === 'phone' && typeof inner === 'string' ? inner.replace(bidirectional, '') : inner;
    return isSafe(key) && holdsOnlySafeText(text, depth + 1);
  });
}
