// Converts the site's fonts into the two fonts of the receipts: PDFs need plain TrueType files, and the
// site's fonts are WOFF2. Uses the start of each weight axis. Run it again when src/design/fonts changes:
// node scripts/assets/receipt-fonts.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';

const fonts = { 'atkinson-400-700': 'text', 'bricolage-600-700': 'display' };

/** Tables copied unchanged; those of the weight axis are dropped, glyf and its companions are rebuilt. */
const kept = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'hhea', 'hmtx', 'name', 'post'];

const folder = (path) => new URL(`../../src/${path}`, import.meta.url);

for (const [from, to] of Object.entries(fonts)) {
  const font = create(readFileSync(folder(`design/fonts/${from}.woff2`)));
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => pointsOf(font.getGlyph(id).path.commands));
  const files = glyphs.map(written);
  const tables = new Map(
    kept.filter((name) => rawTable(font, name)).map((name) => [name, rawTable(font, name)]),
  );
  tables.set('glyf', Buffer.concat(files));
  tables.set('loca', locations(files));
  tables.set('head', withLongLocations(rawTable(font, 'head')));
  tables.set('maxp', withoutComposites(rawTable(font, 'maxp'), glyphs));
  const file = fontFile(tables);
  writeFileSync(folder(`clinic/payments/receipt-fonts/${to}.ttf`), file);
  console.log(`${to}.ttf: ${file.length} bytes`);
}

/** The decompressed bytes of a table; fontkit decompresses all tables on the first glyph access. */
function rawTable(font, name) {
  const table = font.directory.tables[name];
  return table && Buffer.from(font.stream.buffer.subarray(table.offset, table.offset + table.length));
}

/** Converts a path to TrueType contours: points on the curve and control points. */
function pointsOf(commands) {
  const contours = [];
  for (const { command, args } of commands) {
    const [x, y, endX, endY] = args.map(Math.round);
    if (command === 'moveTo') contours.push([{ x, y, on: 1 }]);
    else if (command === 'lineTo') contours.at(-1).push({ x, y, on: 1 });
    else if (command === 'quadraticCurveTo')
      contours.at(-1).push({ x, y, on: 0 }, { x: endX, y: endY, on: 1 });
    else if (command !== 'closePath') throw new Error(`${command} is no part of a TrueType outline`);
  }
  return contours.map(closed).filter((contour) => contour.length > 1);
}

/** Drops a last point equal to the first: TrueType contours are closed implicitly. */
function closed(contour) {
  const first = contour[0];
  const last = contour.at(-1);
  return contour.length > 1 && last.on && first.x === last.x && first.y === last.y
    ? contour.slice(0, -1)
    : contour;
}

/** One entry of `glyf`: a simple glyph without instructions, with 16-bit coordinate deltas. */
function written(contours) {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const head = words([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1);
  const steps = (values) => words(values.map((value, index) => value - (values[index - 1] ?? 0)));
  const flags = Buffer.from(points.map(({ on }) => on));
  return padded(Buffer.concat([head, words([...ends, 0]), flags, steps(xs), steps(ys)]));
}

function words(values) {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeInt16BE(value, index * 2);
  });
  return bytes;
}

function padded(bytes) {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

function locations(files) {
  const table = Buffer.alloc((files.length + 1) * 4);
  let at = 0;
  files.forEach((file, index) => {
    at += file.length;
    table.writeUInt32BE(at, (index + 1) * 4);
  });
  return table;
}

function withLongLocations(head) {
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  return head;
}

/**
 * Sets the points and contours of the largest glyph:
 * https://learn.microsoft.com/typography/opentype/spec/maxp
 */
function withoutComposites(maxp, glyphs) {
  maxp.writeUInt16BE(Math.max(...glyphs.map((contours) => contours.flat().length)), 6);
  maxp.writeUInt16BE(Math.max(...glyphs.map((contours) => contours.length)), 8);
  for (const at of [10, 12, 26, 28, 30]) maxp.writeUInt16BE(0, at);
  return maxp;
}

function fontFile(tables) {
  const names = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + names.length * 16);
  const power = Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(16 << power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(names.length * 16 - (16 << power), 10);
  let at = directory.length;
  const bodies = names.map((name, index) => {
    const table = tables.get(name);
    const entry = 12 + index * 16;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(sumOf(padded(table)), entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    at += padded(table).length;
    return padded(table);
  });
  return Buffer.concat([directory, ...bodies]);
}

function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
