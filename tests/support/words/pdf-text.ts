import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number: what stands in each, and its stream, unpacked. */
function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1');
  const objects = [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number, body = '']) => {
    const [head = '', packed] = body.split(/\nstream\n/);
    const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1');
    const stream = head.includes('FlateDecode') ? inflateSync(bytes) : bytes;
    return [number as string, { head, stream: stream.toString('latin1') }] as const;
  });
  return new Map(objects);
}

/** Which letters the glyphs of a font stand for, as its ToUnicode table says. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], index) => {
      const letter = Buffer.from(hex, 'hex').swap16().toString('utf16le');
      letters.set(Number.parseInt(first, 16) + index, letter);
    });
  return letters;
}

/**
 * The text of a PDF of ours (pdfkit, embedded fonts), one line for each piece that was written; also what reads it aloud
 * goes by these tables.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let letters = new Map<number, string>();
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
      if (font !== undefined) letters = fonts.get(font) ?? new Map();
      else lines.push(textOf(shown as string, letters));
  }
  return lines.join('\n');
}

function textOf(shown: string, letters: Map<number, string>): string {
  const glyphs = [...shown.matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
  return (glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '�')
    .join('');
}
