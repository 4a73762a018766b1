import { parse } from 'csv-parse/sync';
import { refusing } from '#platform/api/refusals.ts';
import { holdsOnlySafeText } from '#platform/text/safe-text.ts';
import { importRefusals } from './contract.ts';
import { mostColumns } from './terms.ts';

const refuse = refusing(importRefusals);

/** A file as a table: its first line names the columns. `line`: where a row ends in the file, from 1. */
export type Table = {
  encoding: 'UTF-8' | 'Windows-1252';
  separator: string;
  headings: string[];
  rows: { line: number; cells: string[] }[];
};

/** What spreadsheets in Spain write, and what others do. */
const separators = [';', ',', '\t'] as const;

/** Longer than any line of an address book, and short enough that a quote nobody closed is noticed. */
const longestRow = 20_000;

/** Spreadsheets save in either; what is no UTF-8 is the other. */
function decode(bytes: Buffer): Pick<Table, 'encoding'> & { text: string } {
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'Windows-1252', text: new TextDecoder('windows-1252').decode(bytes) };
  }
}

type Parsed = { record: string[]; info: { lines: number } }[];

const parseWith = (text: string, delimiter: string, options: { to?: number } = {}): Parsed =>
  // Cast: with `info` and without `columns` each row comes so; the library's types do not know which options were given.
  parse(text, {
    ...{ delimiter, bom: true, info: true, trim: true, max_record_size: longestRow, ...options },
    ...{ relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true },
  }) as unknown as Parsed;

/** The one that makes most columns of the headings. */
function separatorOf(text: string): string {
  const widthWith = (separator: string) => {
    try {
      return parseWith(text, separator, { to: 1 })[0]?.record.length ?? 0;
    } catch {
      return 0;
    }
  };
  const widths = separators.map((separator) => ({ separator, width: widthWith(separator) }));
  return widths.reduce((best, one) => (one.width > best.width ? one : best)).separator;
}

/** The heading of a column stands beside each of its faults: a long one would come back thousands of times. */
const longestHeading = 200;

/** What our own file of rows gives back has a quote before what looks like a formula. */
const withoutQuote = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/**
 * Reads a file that a spreadsheet or another program has saved: UTF-8 or Windows-1252, with semicolons, commas or tabs.
 * @param most so many lines at most
 * @throws Refusal `unreadable` with the line, `too_many_rows`
 */
export function readTable(base64: string, most: number): Table {
  const { encoding, text } = decode(Buffer.from(base64, 'base64'));
  if (!holdsOnlySafeText(text)) throw refuse('unreadable');
  const separator = separatorOf(text);
  const [head, ...rest] = parsed(text, separator, most);
  if (head === undefined || head.record.length > mostColumns) throw refuse('unreadable');
  if (head.record.some((heading) => heading.length > longestHeading)) throw refuse('unreadable');
  if (rest.length > most)
    throw refuse('too_many_rows', {
      message: `El archivo tiene más de ${most} líneas. Pártelo en varios e impórtalos uno detrás de otro.`,
    });
  const rows = rest.map(({ record, info }) => ({
    line: info.lines,
    cells: head.record.map((_, column) => withoutQuote(record[column] ?? '')),
  }));
  return { encoding, separator, headings: head.record, rows };
}

function parsed(text: string, separator: string, most: number): Parsed {
  try {
    return parseWith(text, separator, { to: most + 2 });
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : undefined;
    throw refuse('unreadable', {
      message: line
        ? `No podemos leer el archivo desde la línea ${line}: mira si falta o sobra una comilla.`
        : importRefusals.unreadable.message,
    });
  }
}
