import { texts } from './texts.ts';

/**
 * Text without control characters and line separators, so that it stays a single line in letters, calendars and logs.
 */
export const singleLine = /^[^\p{Cc}\u2028\u2029]*$/u;
/** For the schemas, in the language of the request. */
export const singleLineMessage = { error: () => texts().oneLine };

/** Multi-line text: newlines and tabs, no other control characters. */
export const severalLines = /^(?:[\n\r\t]|[^\p{Cc}])*$/u;

const zeroWidth = /[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;
/** Joiners are meaningful within Arabic and Indic scripts and emoji, but not beside our letters. */
const strayJoiner = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])[\u200c\u200d]+/gu;

/** Removes invisible characters, so that names that look equal are equal. */
export const visibleName = (typed: string): string =>
  typed.replace(zeroWidth, '').replace(strayJoiner, '').trim();

/** Every name needs a letter; 'O' is a surname. */
export const anyLetter = /\p{L}/u;
