import { parse } from 'csv-parse/sync';
import { refusing } from '#platform/api/refusals.ts';
import { holdsOnlySafeText } from '#platform/text/safe-text.ts';
import type { ImportKind } from '../terms.ts';
import { importRefusals } from './contract.ts';
import { countHeadings } from './headings.ts';
import { type Encoding, maxColumns, maxRows } from './terms.ts';
import { texts } from './texts.ts';
import { isOldExcel, isXlsx, readXlsx } from './xlsx-file.server.ts';

const refuse = refusing(importRefusals);

/** A file as a table. `line` is the line on which a row ends, from 1. */
export type Table = {
  encoding: Encoding;
  separator: string | null;
  headings: string[];
  rows: Row[];
};
type Row = { line: number; cells: string[] };

/** Semicolon, as in Spanish spreadsheets, then the others. */
const separators = [';', ',', '\t'] as const;

/** Maximum row length, longer than any address book entry, so that an unclosed quote is noticed. */
const maxRowLength = 20_000;

/** Maximum lines above the headings, such as a title or a date. */
const maxTitleLines = 10;

/** Each problem repeats the heading of its column, so a long one would be returned thousands of times. */
const maxHeadingLength = 200;

/** Zero-width and direction characters, which are copied along with phone numbers. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Reads a file saved by a spreadsheet or another program: .xlsx, or text with semicolons, commas or tabs.
 * @throws Refusal `unreadable` with the line, `too_many_rows`, `too_many_columns`
 */
export async function readTable(base64: string, kind: ImportKind): Promise<Table> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length >= 4 && isOldExcel(bytes))
    throw refuse('unreadable', {
      message: texts().oldExcel,
    });
  const most = maxRows[kind];
  const { rows, ...read } = isXlsx(bytes) ? await readWorkbookRows(bytes) : readTextRows(bytes, most);
  const place = findHeadings(rows, kind);
  const headings = rows[place]?.cells;
  if (headings === undefined) throw refuse('unreadable');
  if (headings.length > maxColumns) throw refuse('too_many_columns');
  if (headings.some((heading) => heading.length > maxHeadingLength)) throw refuse('unreadable');
  const rest = rows.slice(place + 1);
  if (rest.length > most)
    throw refuse('too_many_rows', {
      message: texts().tooManyLines(most),
    });
  return {
    ...read,
    headings,
    rows: rest.map(({ line, cells }) => ({
      line,
      cells: headings.map((_, column) => unwrapCell(cells[column] ?? '')),
    })),
  };
}

/** Finds the line of headings: the first, unless it has none and a later one has more. */
function findHeadings(rows: readonly Row[], kind: ImportKind): number {
  const found = rows.slice(0, maxTitleLines + 1).map(({ cells }) => countHeadings(kind, cells));
  const [first = 0] = found;
  const most = Math.max(0, ...found);
  return first >= 2 || most <= first ? 0 : found.indexOf(most);
}

/** Unwraps `="600…"`, which keeps Excel from parsing numbers, and the quote that our own files put before formulas. */
const unwrapCell = (cell: string): string =>
  cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+\-@])/, '')
    .trim();

async function readWorkbookRows(bytes: Buffer): Promise<Pick<Table, 'encoding' | 'separator' | 'rows'>> {
  const sheet = await readXlsx(bytes).catch(() => {
    throw refuse('unreadable', {
      message: texts().brokenWorkbook,
    });
  });
  const rows = sheet
    .map((cells, place) => ({
      line: place + 1,
      cells: cells.map((cell) => cell.replaceAll(invisible, '').trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!holdsOnlySafeText(rows.map(({ cells }) => cells.join(' ')))) throw refuse('unreadable');
  return { encoding: 'Excel', separator: null, rows };
}

function readTextRows(bytes: Buffer, most: number): Pick<Table, 'encoding' | 'separator' | 'rows'> {
  const { encoding, text: decoded } = decode(bytes);
  const visible = decoded.replaceAll(invisible, '');
  if (!holdsOnlySafeText(visible)) throw refuse('unreadable');
  // A hint for Excel above the headings.
  const hint = /^"?sep=([;,\t])"?[ \t]*\r?\n/i.exec(visible);
  const text = visible.slice(hint?.[0].length ?? 0);
  const separator = hint?.[1] ?? detectSeparator(text);
  requireFewCells(text, separator);
  const skipped = hint === null ? 0 : 1;
  const rows = parseOrRefuse(text, separator, most + maxTitleLines + 2).map(({ record, info }) => ({
    line: info.lines + skipped,
    cells: record,
  }));
  return { encoding, separator, rows };
}

/** Detects the encoding and decodes. UTF-8 is validated; the others are guessed by their letters. */
function decode(bytes: Buffer): Pick<Table, 'encoding'> & { text: string } {
  const decodeAs = (name: string, fatal = false) => new TextDecoder(name, { fatal }).decode(bytes);
  const utf16 = detectUtf16(bytes);
  if (utf16 !== null) return { encoding: 'UTF-16', text: decodeAs(utf16) };
  try {
    return { encoding: 'UTF-8', text: decodeAs('utf-8', true) };
  } catch {
    const [windows, mac] = [decodeAs('windows-1252'), decodeAs('macintosh')];
    return scoreEncoding(mac) > scoreEncoding(windows)
      ? { encoding: 'Mac Roman', text: mac }
      : { encoding: 'Windows-1252', text: windows };
  }
}

/** Detects UTF-16 by its byte order mark, or by zero bytes beside Latin letters. */
function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (from: number) => start.filter((byte, place) => place % 2 === from && byte === 0).length;
  const half = start.length / 2;
  if (bytes.length >= 4 && zeros(1) > half * 0.8 && zeros(0) === 0) return 'utf-16le';
  if (bytes.length >= 4 && zeros(0) > half * 0.8 && zeros(1) === 0) return 'utf-16be';
  return null;
}

/** Scores an encoding: Spanish and Catalan letters count for it, other characters inside words against it. */
function scoreEncoding(text: string): number {
  let likelihood = 0;
  for (const [sign] of text.matchAll(/[^\p{ASCII}]/gu)) {
    if (/[áéíóúüñçàèòïÁÉÍÓÚÜÑÇÀÈÒÏ]/.test(sign)) likelihood += 1;
    else if (!/[·ºª€¿¡«»’´]/.test(sign)) likelihood -= 2;
  }
  return likelihood;
}

type Parsed = { record: string[]; info: { lines: number } }[];

const parseWith = (text: string, delimiter: string, to: number, trim: boolean): Parsed =>
  // Cast: `info` without `columns` returns rows of this shape; the library's types do not depend on options.
  parse(text, {
    delimiter,
    to,
    info: true,
    trim,
    // Keeps a quote inside a cell: Ana "Anita" Puig.
    relax_quotes: true,
    max_record_size: maxRowLength,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  }) as unknown as Parsed;

/** Retries without trimming around quotes: only then does the library accept `"Ana" Puig` as a cell. */
function parseTolerant(text: string, separator: string, to: number): Parsed {
  try {
    return parseWith(text, separator, to, true);
  } catch {
    const rows = parseWith(text, separator, to, false);
    return rows.map(({ record, info }) => ({ record: record.map((cell) => cell.trim()), info }));
  }
}

/** The separator that yields the most columns in the first lines. */
function detectSeparator(text: string): string {
  const start = text
    .slice(0, maxRowLength)
    .split('\n')
    .slice(0, maxTitleLines + 1);
  const widthWith = (separator: string) =>
    Math.max(0, ...start.map((line) => stripQuoted(line).split(separator).length));
  const widths = separators.map((separator) => ({ separator, width: widthWith(separator) }));
  return widths.reduce((best, one) => (one.width > best.width ? one : best)).separator;
}

const stripQuoted = (line: string): string => line.replaceAll(/"[^"]*"/g, '');

/** Each separator creates a cell; a file of separators only would create a million. */
function requireFewCells(text: string, separator: string): void {
  const mostInLine = maxColumns * 5;
  const mostInFile = maxColumns * 2_500;
  let inLine = 0;
  let inFile = 0;
  for (const sign of text) {
    if (sign === '\n' || sign === '\r') inLine = 0;
    if (sign !== separator) continue;
    inLine += 1;
    inFile += 1;
    if (inLine > mostInLine || inFile > mostInFile) throw refuse('too_many_columns');
  }
}

function parseOrRefuse(text: string, separator: string, to: number): Parsed {
  try {
    return parseTolerant(text, separator, to);
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : undefined;
    throw refuse('unreadable', {
      message: line ? texts().unreadableFrom(line) : importRefusals.unreadable.message,
    });
  }
}
