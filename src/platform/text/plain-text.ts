/** A text without control characters and line separators: it stays one line in a letter, a calendar and a log. */
export const singleLine = /^[^\p{Cc}\u2028\u2029]*$/u;
export const singleLineSentence = 'Escríbelo en una sola línea';

/** A longer text: lines and tabs, no other control characters. */
export const severalLines = /^(?:[\n\r\t]|[^\p{Cc}])*$/u;

const zeroWidth = /[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;
/** Joiners mean something within Arabic and Indian scripts and within emoji, and nothing beside our letters. */
const strayJoiner = /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])[\u200c\u200d]+/gu;

/** A name without characters that nobody sees, so that two that look the same are the same. */
export const visibleName = (typed: string): string =>
  typed.replace(zeroWidth, '').replace(strayJoiner, '').trim();

/** What every name needs: a letter. 'O' is a surname. */
export const anyLetter = /\p{L}/u;
