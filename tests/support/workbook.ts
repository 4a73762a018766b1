import { inflateRawSync } from 'node:zlib';

function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const named = archive.readUInt16LE(at + 28);
    const head = archive.readUInt32LE(at + 42);
    const from = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const packed = archive.subarray(from, from + size);
    const name = archive.toString('utf8', at + 46, at + 46 + named);
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + named + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

type Cell = string | number;
/** Format of a sheet: name, column widths, frozen rows, and the style of each cell. */
type SheetLayout = { name: string; widths: number[]; frozenRows: number; styles: string[][] };

/**
 * Cells of a workbook (numbers as numbers, texts as texts), their formats, and whether it contains formulas.
 */
export function readSheets(workbook: Buffer): {
  sheets: Cell[][][];
  looks: SheetLayout[];
  hasFormula: boolean;
} {
  const files = unzip(workbook);
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item]) =>
      plain([...(item ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, words]) => words).join('')),
  );
  const sources = [...files]
    .filter(([name]) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .map(([, xml]) => xml);
  const cell = (attributes: string, inner: string): Cell => {
    const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
    if (attributes.includes('t="s"')) return shared[Number(value)] ?? '';
    if (attributes.includes('t="inlineStr"')) return plain(/<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? '');
    return value === undefined ? '' : Number(value);
  };
  const styles = stylesOf(files.get('xl/styles.xml') ?? '');
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  return {
    hasFormula: sources.some((xml) => /<f[ >]/.test(xml)),
    sheets: sources.map((xml) => rowsOf(xml, cell)),
    looks: sources.map((xml, index) => ({
      name: plain(names[index]?.[1] ?? ''),
      widths: [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width)),
      frozenRows: Number(/<pane ySplit="(\d+)"[^>]*state="frozen"/.exec(xml)?.[1] ?? 0),
      styles: rowsOf(xml, (attributes) => styles[Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? ''),
    })),
  };
}

const rowsOf = <Of extends Cell>(
  xml: string,
  cellOf: (attributes: string, inner: string) => Of,
): (Of | '')[][] =>
  [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    // Empty cells are omitted: each cell states its column.
    [...(row ?? '').matchAll(/<c([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].reduce<(Of | '')[]>(
      (cells, [, attributes = '', inner = '']) => {
        const place = columnOf(/ r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A');
        while (cells.length < place) cells.push('');
        cells.push(cellOf(attributes, inner));
        return cells;
      },
      [],
    ),
  );

/** Meaning of each style: 'bold', a number format, or nothing. */
function stylesOf(xml: string): string[] {
  const [, fonts = ''] = /<fonts[^>]*>(.*?)<\/fonts>/s.exec(xml) ?? [];
  const bold = [...fonts.matchAll(/<font>(.*?)<\/font>/gs)].map(
    ([, font]) => font?.includes('<b/>') === true,
  );
  const formats = new Map(
    [...xml.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, format = '']) => [
      id,
      plain(format),
    ]),
  );
  const [, all = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml) ?? [];
  return [...all.matchAll(/<xf ([^>]*)>/g)].map(([, said = '']) =>
    bold[Number(/fontId="(\d+)"/.exec(said)?.[1] ?? 0)]
      ? 'bold'
      : (formats.get(/numFmtId="(\d+)"/.exec(said)?.[1]) ?? ''),
  );
}

/** 'A' is 0, 'AA' is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
