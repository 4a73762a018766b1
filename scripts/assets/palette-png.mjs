// A PNG with a palette: flat drawings need few colours, and one byte for each pixel packs to half of what three do.
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The 256 commonest colours of `pixels` (0xRRGGBB each). The rest are blends along edges and take the nearest of them. */
function palette(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const kept = byCount.slice(0, 256);
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const keptParts = kept.map(parts);
  const nearest = (colour) => {
    const [red, green, blue] = parts(colour);
    const distances = keptParts.map(
      ([r, g, b]) => (r - red) ** 2 * 2 + (g - green) ** 2 * 4 + (b - blue) ** 2 * 3,
    );
    return distances.indexOf(Math.min(...distances));
  };
  const places = new Map(byCount.map((colour, index) => [colour, index < 256 ? index : nearest(colour)]));
  return { table: Buffer.from(keptParts.flat()), places };
}

/** Encodes `rgba` (as a canvas gives it, opaque) as an indexed PNG. */
export function palettePng(rgba, width, height) {
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const at = index * 4;
    return (rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2];
  });
  const { table, places } = palette(pixels);
  // One byte before each row says that the row is not filtered: filters do harm where bytes are places in a palette.
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((colour, index) => {
    rows[index + Math.floor(index / width) + 1] = places.get(colour);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
