import { color } from '#platform/documents/colors.server.ts';
import { cell, table } from './tables-markup.ts';

type House = { height: number; wall: string; roof: string; columns: number; rows: number };

const walls = {
  river: color('front-river'),
  ochre: color('front-ochre'),
  coral: color('front-coral'),
  pine: color('front-pine'),
  plaster: color('plaster'),
};
const tile = color('tile');
const shade = color('tile-shade');
const sky = color('river-100');
const water = color('river-600');

/** From left to right. Each takes a seventh of the width on any screen. */
const houses: House[] = [
  { height: 74, wall: walls.ochre, roof: tile, columns: 2, rows: 2 },
  { height: 92, wall: walls.coral, roof: shade, columns: 3, rows: 3 },
  { height: 68, wall: walls.river, roof: tile, columns: 2, rows: 2 },
  { height: 86, wall: walls.plaster, roof: shade, columns: 3, rows: 3 },
  { height: 76, wall: walls.pine, roof: tile, columns: 2, rows: 2 },
  { height: 94, wall: walls.ochre, roof: shade, columns: 3, rows: 3 },
  { height: 70, wall: walls.coral, roof: tile, columns: 2, rows: 2 },
];

const lit = { house: 1, window: 4 };

const roofHeight = 5;
const gapHeight = 7;
const windowHeight = 17;
const windowWidth = 10;

/**
 * Letterhead drawing: houses on a river, made of coloured table cells only. It loads no image, and Outlook for
 * Windows, which ignores div styles and rounded corners, draws it with square windows.
 */
export function housesOnTheRiver(): string {
  const width = `${Math.floor(10_000 / houses.length) / 100}%`;
  const row = (draw: (house: House, index: number) => string, ground: string, side: 'top' | 'bottom') =>
    `<tr>${houses
      .map((house, index) =>
        cell(draw(house, index), { width, ground, valign: side, class: ground === sky ? 'sky' : '' }),
      )
      .join('')}</tr>`;
  const band = (height: number, ground: string, name = '') =>
    `<tr>${cell('', { height, ground, span: houses.length, class: name })}</tr>`;
  return table(
    band(18, sky, 'sky') +
      row(front, sky, 'bottom') +
      band(5, '#5E5343') +
      row(reflection, water, 'top') +
      band(5, color('river-700')),
    ' aria-hidden="true"',
  );
}

function front({ height, wall, roof, columns, rows }: House, index: number): string {
  const span = columns * 2 + 1;
  const plain = (rowHeight: number, ground: string) =>
    `<tr>${cell('', { height: rowHeight, ground, span })}</tr>`;
  const floors = Array.from({ length: rows }, (_, floor) => {
    const windows = Array.from({ length: columns }, (_, column) =>
      windowCell(index === lit.house && floor * columns + column === lit.window),
    );
    const wallCell = cell('', { ground: wall });
    return `${plain(gapHeight, wall)}<tr>${wallCell}${windows.join(wallCell)}${wallCell}</tr>`;
  });
  const rest = height - roofHeight - rows * (gapHeight + windowHeight);
  // The table needs the wall colour too: it shows behind rounded window corners.
  return table(plain(roofHeight, roof) + floors.join('') + plain(rest, wall), ` bgcolor="${wall}"`);
}

const windowCell = (isLit: boolean) =>
  cell('', {
    ground: isLit ? color('glow') : color('shutter-shade'),
    height: windowHeight,
    width: String(windowWidth),
    style: `min-width:${windowWidth}px;border-radius:6px 6px 0 0`,
  });

const reflection = ({ height, wall }: House): string =>
  table(
    `<tr>${cell('', { height: Math.round(height / 7), ground: mixed(wall, water, 0.38), style: 'border-radius:0 0 8px 8px' })}</tr>` +
      `<tr>${cell('', { height: 22 - Math.round(height / 7), ground: water })}</tr>`,
  );

/** Blends two colours, because e-mail clients do not support opacity reliably. `part`: share of the first, 0 to 1. */
function mixed(over: string, under: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(over, at) * part + channel(under, at) * (1 - part));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
