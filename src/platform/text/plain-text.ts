/** A text without control characters and line separators: it stays one line in a letter, a calendar and a log. */
export const singleLine = /^[^\p{Cc}\u2028\u2029]*$/u;
export const singleLineSentence = 'Escríbelo en una sola línea';

/** A longer text: lines and tabs, no other control characters. */
export const severalLines = /^(?:[\n\r\t]|[^\p{Cc}])*$/u;
