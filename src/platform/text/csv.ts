/**
 * Serializes CSV (RFC 4180), by default with semicolons, which Spanish spreadsheets expect, and with a byte order
 * mark, without which they assume Windows-1252. No 'sep=' line: with it Excel ignores the mark and garbles accents
 * (docs/decisions/0047).
 * @param rows cells, user input escaped by `csvCell`
 */
export const csvTable = (rows: readonly (readonly string[])[], separator: ';' | ',' = ';'): string =>
  `\uFEFF${rows.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;

/**
 * Escapes a text as a CSV cell. A quote before a leading formula character makes spreadsheets treat it as text
 * (OWASP, CSV Injection), also after white space.
 */
export function csvCell(text: string): string {
  const tame = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
