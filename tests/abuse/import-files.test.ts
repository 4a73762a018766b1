import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTable } from '#clinic/settings/imports/csv-file.server.ts';

/** CPU time of this process in ms, independent of other load. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const bytes = 990_000;
const readOutcome = async (file: Buffer) => {
  const start = cpuMs();
  const read = await readTable(file.toString('base64'), 'people').catch((error: unknown) => error);
  return { read, ms: cpuMs() - start };
};

test.each([
  ['separators', ';'.repeat(bytes)],
  ['separators below headings', `Nombre;Tel\n${';'.repeat(bytes)}`],
  ['lines of separators', `Nombre;Tel\n${`${';'.repeat(900)}\n`.repeat(1_090)}`],
  ['lines of separators and a letter', `Nombre;Tel\n${`${';'.repeat(400)}x\n`.repeat(1_990)}`],
  ['tabs', '\t'.repeat(bytes)],
  ['quotes', '"'.repeat(bytes)],
  ['quotes and separators', '";'.repeat(bytes / 2)],
  ['empty lines', '\n'.repeat(bytes)],
  ['spaces', `Nombre;Tel\n${' '.repeat(bytes)}x`],
  ['commas in a line without end', `Nombre,Tel\n"${'a,'.repeat(bytes / 2)}`],
  ['sep lines', 'sep=;\n'.repeat(bytes / 6)],
])('a file of 1 MB of %s takes less than a second of CPU time', async (_, text) => {
  expect((await readOutcome(Buffer.from(text))).ms).toBeLessThan(1_000);
});

const workbook = () => writeXlsxFile([[{ value: 'Nombre' }], [{ value: 'Ona' }]]).toBuffer();
const worksheetXml = (rows: string) =>
  strToU8(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );

async function workbookWith(sheet: Uint8Array): Promise<Buffer> {
  const parts = unzipSync(await workbook());
  return Buffer.from(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet }, { level: 9 }));
}

test('a workbook that unpacks to 200 MB is refused without unpacking it', async () => {
  const file = await workbookWith(new Uint8Array(200_000_000));
  expect(file.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().arrayBuffers;
  const { read, ms } = await readOutcome(file);
  expect(read).toMatchObject({ code: 'unreadable' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
  expect(ms).toBeLessThan(1_000);
});

test('a workbook that declares less than it unpacks to is refused', async () => {
  const file = await workbookWith(new Uint8Array(50_000_000));
  // The declared size is in each part's header and in the directory.
  for (const [mark, offset] of [
    ['PK\u0001\u0002', 24],
    ['PK\u0003\u0004', 22],
  ] as const)
    for (const { index } of file.toString('latin1').matchAll(new RegExp(mark, 'g')))
      file.writeUInt32LE(1_000, index + offset);
  const { read, ms } = await readOutcome(file);
  expect(read).toMatchObject({ code: 'unreadable' });
  expect(ms).toBeLessThan(2_000);
});

test.each([
  ['a cell in the last column', '<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>'],
  ['a cell in the last row', '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>x</t></is></c></row>'],
  ['a row beyond any sheet', '<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>'],
])('%s is refused before empty cells are created for it', async (_, rows) => {
  const { read, ms } = await readOutcome(await workbookWith(worksheetXml(rows)));
  expect(read).toMatchObject({ code: 'unreadable' });
  expect(ms).toBeLessThan(1_000);
});

test('a workbook of 100,000 cells takes less than three seconds of CPU time', async () => {
  const row = (r: number) =>
    `<row r="${r}">${Array.from({ length: 50 }, (_, c) => `<c r="${c < 26 ? '' : 'A'}${String.fromCharCode(65 + (c % 26))}${r}"><v>${c}</v></c>`).join('')}</row>`;
  const file = await workbookWith(worksheetXml(Array.from({ length: 2_000 }, (_, r) => row(r + 1)).join('')));
  const { read, ms } = await readOutcome(file);
  expect(read).toMatchObject({ encoding: 'Excel' });
  expect(ms).toBeLessThan(3_000);
});
