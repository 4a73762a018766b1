/**
 * Characters that no honest form sends: NUL, and the bidirectional controls that make text read
 * differently from how it is stored (Unicode TR36 §2.10). Lone surrogates cannot be stored as UTF-8.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const forbidden = /[\u0000\u202A-\u202E\u2066-\u2069]/;

const isSafe = (text: string) => !forbidden.test(text) && text.isWellFormed();

/** Whether every key and text inside a parsed value is free of forbidden characters. */
export function holdsOnlySafeText(value: unknown): boolean {
  if (typeof value === 'string') return isSafe(value);
  if (Array.isArray(value)) return value.every(holdsOnlySafeText);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isSafe(key) && holdsOnlySafeText(inner));
}
