/** A house of the drawing: its width and height in pixels, wall and roof, and how many windows in how many rows. */
type House = { width: number; height: number; wall: string; roof: string; columns: number; rows: number };

const walls = { river: '#8FBCC4', ochre: '#E9BD5D', coral: '#DD8A6F', pine: '#93B89F', plaster: '#F5E6C8' };
const tile = '#A5523A';
const shade = '#823C2A';

/** From the left. A narrow screen shows the first five or six, a wide one all of them. */
const houses: House[] = [
  { width: 58, height: 74, wall: walls.ochre, roof: tile, columns: 2, rows: 2 },
  { width: 72, height: 92, wall: walls.coral, roof: shade, columns: 3, rows: 3 },
  { width: 54, height: 66, wall: walls.river, roof: tile, columns: 2, rows: 2 },
  { width: 66, height: 86, wall: walls.plaster, roof: shade, columns: 3, rows: 3 },
  { width: 58, height: 76, wall: walls.pine, roof: tile, columns: 2, rows: 2 },
  { width: 70, height: 94, wall: walls.ochre, roof: shade, columns: 3, rows: 3 },
  { width: 52, height: 70, wall: walls.coral, roof: tile, columns: 2, rows: 2 },
  { width: 66, height: 84, wall: walls.river, roof: shade, columns: 3, rows: 3 },
  { width: 56, height: 68, wall: walls.plaster, roof: tile, columns: 2, rows: 2 },
  { width: 72, height: 90, wall: walls.pine, roof: shade, columns: 3, rows: 3 },
];

/** The one lit window: second house, middle row. */
const lit = { house: 1, window: 4 };

/**
 * The houses on the river at the head of a letter: boxes and round corners alone, so that it needs no picture to be
 * fetched. Where a mail program knows no round corners the windows are square.
 */
export function housesOnTheRiver(): string {
  const row = (draw: (house: House, index: number) => string) => houses.map(draw).join('');
  return (
    `<div class="sky" aria-hidden="true" style="background:#D9EBEE;padding-top:18px;font-size:0;line-height:0">` +
    `<div style="height:98px;overflow:hidden;white-space:nowrap"><span style="${box}width:0;height:98px"></span>${row(front)}</div>` +
    `<div style="height:5px;background:#5E5343"></div>` +
    `<div style="height:22px;overflow:hidden;white-space:nowrap;background:#0F6577">${row(reflection)}</div>` +
    `<div style="height:5px;background:#0B4F5E"></div></div>`
  );
}

const box = 'display:inline-block;vertical-align:bottom;';

function front({ width, height, wall, roof, columns, rows }: House, index: number): string {
  const windows = Array.from({ length: columns * rows }, (_, at) =>
    arch(index === lit.house && at === lit.window ? '#FFD873' : '#3D5D4F'),
  );
  const floors = Array.from(
    { length: rows },
    (_, floor) =>
      `<span style="display:block;padding-top:7px">${windows.slice(floor * columns, (floor + 1) * columns).join('')}</span>`,
  );
  return `<span style="${box}width:${width}px;height:${height - 5}px;border-top:5px solid ${roof};background:${wall};text-align:center;white-space:normal;overflow:hidden">${floors.join('')}</span>`;
}

const arch = (color: string) =>
  `<span style="display:inline-block;width:11px;height:17px;margin:0 4px;border-radius:6px 6px 0 0;background:${color}"></span>`;

/** What the water keeps of a house: its colour, darkened by the river. */
const reflection = ({ width, height, wall }: House) =>
  `<span style="display:inline-block;vertical-align:top;width:${width}px;height:${Math.round(height / 7)}px;border-radius:0 0 8px 8px;background:${wall};opacity:.38"></span>`;
