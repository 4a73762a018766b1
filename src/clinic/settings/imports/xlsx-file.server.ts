import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { maxColumns } from './terms.ts';

/** Maximum unpacked size in bytes of the parts read: 2,000 rows of 90 columns need about 8 MB. */
const maxUnpackedBytes = 12_000_000;
const maxParts = 200;
/** A cell's reference makes the reader create all empty cells before it. */
const maxSheetRows = 10_000;

/** Parts of a workbook with its cells; images and macros are not unpacked. */
const isNeededPart = (name: string) =>
  /^(\[Content_Types\]\.xml|.*\.rels|xl\/[^/]+\.xml|xl\/worksheets\/[^/]+\.xml)$/.test(name);

export const isXlsx = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
export const isOldExcel = (bytes: Buffer): boolean => bytes.readUInt32BE(0) === 0xd0cf11e0;

/**
 * Returns the first sheet of an .xlsx file as text: days as '2026-12-31', times as '17:30'.
 * @throws Error if the file is damaged or exceeds the unpacked limits
 */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const sheet = await readSheet(repackWithinLimits(bytes));
  return sheet.map((cells) => cells.map(cellText));
}

/**
 * Repacks the workbook uncompressed with only the parts that are read. `unzipSync` allocates the declared size, so a
 * part that unpacks to more is truncated, and the reader never unpacks the original (zip bombs).
 */
function repackWithinLimits(bytes: Buffer): Buffer {
  let unpacked = 0;
  let parts = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isNeededPart(name)) return false;
      unpacked += originalSize;
      parts += 1;
      if (unpacked > maxUnpackedBytes || parts > maxParts) throw new Error('the workbook is too large');
      return true;
    },
  });
  for (const [name, content] of Object.entries(entries))
    if (name.startsWith('xl/worksheets/')) requireFewCells(strFromU8(content));
  return Buffer.from(zipSync(entries, { level: 0 }));
}

function requireFewCells(xml: string): void {
  for (const [, letters = '', row = ''] of xml.matchAll(/\br=["']([A-Za-z]{0,8})(\d{1,20})["']/g)) {
    const column = [...letters.toUpperCase()].reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    );
    if (column > maxColumns || Number(row) > maxSheetRows) throw new Error('the sheet has too many cells');
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Excel stores times as fractions of a day, so round to the second.
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 16)
    .split('T');
  if (day < '1900-01-01') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
