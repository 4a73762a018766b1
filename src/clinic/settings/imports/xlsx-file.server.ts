import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { mostColumns } from './terms.ts';

/** Unpacked size in bytes of the parts that are read: 2,000 rows of 90 columns need some 8 MB. */
const mostUnpackedBytes = 12_000_000;
const mostParts = 200;
/** A cell's reference decides how many empty cells the reader makes before it. */
const mostSheetRows = 10_000;

/** The parts of a workbook that hold its cells; pictures and macros are not unpacked. */
const isRead = (name: string) =>
  /^(\[Content_Types\]\.xml|.*\.rels|xl\/[^/]+\.xml|xl\/worksheets\/[^/]+\.xml)$/.test(name);

export const isXlsx = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
/** The binary format of Excel before 2007. */
export const isOldExcel = (bytes: Buffer): boolean => bytes.readUInt32BE(0) === 0xd0cf11e0;

/**
 * The cells of the first sheet of an .xlsx workbook as text: days as '2026-12-31', times as '17:30'.
 * @throws Error for a file that is damaged, or larger unpacked than its limits
 */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const sheet = await readSheet(withinLimits(bytes));
  return sheet.map((cells) => cells.map(textOf));
}

/**
 * The workbook again, stored without compression and with the parts that are read. `unzipSync` writes into buffers of the
 * declared size, so a part that unpacks to more than it declares is cut off, and the reader never unpacks the original.
 */
function withinLimits(bytes: Buffer): Buffer {
  let unpacked = 0;
  let parts = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isRead(name)) return false;
      unpacked += originalSize;
      parts += 1;
      if (unpacked > mostUnpackedBytes || parts > mostParts) throw new Error('the workbook is too large');
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
    if (column > mostColumns || Number(row) > mostSheetRows) throw new Error('the sheet has too many cells');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Excel counts minutes as fractions of a day: the nearest second is meant.
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 16)
    .split('T');
  if (day < '1900-01-01') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
