/**
 * Characters that no honest form sends: NUL, and the bidirectional controls that make text read
 * differently from how it is stored (Unicode TR36 §2.10). Lone surrogates cannot be stored as UTF-8.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const forbidden = /[\u0000\u202A-\u202E\u2066-\u2069]/;

/** Contact lists copy telephones with these marks around them; every field of this name takes them away (`cleanPhone`). */
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g;

const isSafe = (text: string) => !forbidden.test(text) && text.isWellFormed();

/** No shape of ours is deeper than four; thousands of nested brackets would exhaust the stack. */
const deepest = 20;

/**
 * Whether every key and text inside a parsed value is free of forbidden characters, and the value not absurdly nested.
 */
export function holdsOnlySafeText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSafe(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  return Object.entries(value).every(([key, inner]) => {
    const text = key === 'phone' && typeof inner === 'string' ? inner.replace(bidirectional, '') : inner;
    return isSafe(key) && holdsOnlySafeText(text, depth + 1);
  });
}
