/**
 * What the accents of names here are once they stand apart from their letters (grave, acute, circumflex, tilde, diaeresis, ring,
 * caron, cedilla), and the dot of 'Gal·la'.
 */
export const foldedMarks = '\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327\u00b7';
const marks = new RegExp(`[${foldedMarks}]`, 'g');
/** Letters and marks apart, without marks, small: 'Núria' and 'NURIA' are the same. The query does so to what is stored. */
const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

/** Only what a number is written with. */
const isNumber = /^[\d\s().+-]+$/;
/** Fewer would find everybody. */
const fewestDigits = 3;
/** A Spanish number without its prefix has nine; cards hold it with and without. */
const withPrefix = /^(?:00)?34(\d{9})$/;

/** What is looked for: each of the words somewhere in a name or a mail; or digits in a row within a phone number. */
export type Search = { words: string[]; digits: string | null };

/** Reads what somebody typed into the search field. */
export function searchOf(typed: string): Search {
  const digits = typed.replaceAll(/\D/g, '');
  if (isNumber.test(typed) && digits.length >= fewestDigits)
    return { words: [], digits: digits.replace(withPrefix, '$1') };
  return { words: fold(typed).split(/\s+/).filter(Boolean), digits: null };
}
