/**
 * Cells as a file of ours: RFC 4180, with semicolons, which is what spreadsheets in Spain read, unless others are asked for, and
 * with a byte order mark, without which they take it for Windows-1252. Without a line 'sep=': where Excel reads one it no longer
 * heeds the mark, and every accent is spoilt (docs/decisions/0047).
 * @param rows each cell as `csvCell` makes it, where a person has typed it
 */
export const csvTable = (rows: readonly (readonly string[])[], separator: ';' | ',' = ';'): string =>
  `\uFEFF${rows.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;

/**
 * A text as a cell. What people type may begin as a formula does; a quote before it makes spreadsheets take it for text
 * (OWASP, CSV Injection). They also look behind white space.
 */
export function csvCell(text: string): string {
  const tame = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
