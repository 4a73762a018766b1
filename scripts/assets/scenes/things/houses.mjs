// The house-fronts of Girona: each with its own colour, floors and roof.
import { path, rect } from './pencil.mjs';
import { gallery, laundry, opening } from './windows.mjs';

// In the order in which they stand: no two neighbours alike.
const walls = [
  '#E3A72F',
  '#F6E6C6',
  '#E39F83',
  '#F0CE96',
  '#9CC0C6',
  '#F1DDB4',
  '#D98A63',
  '#EDC3A5',
  '#8FB29B',
  '#F6E6C6',
  '#BF4A33',
  '#E9C06A',
  '#F1DDB4',
  '#CF7556',
];
const far = ['#DCC7A2', '#D3B695', '#C9BFA8', '#DDB89D', '#CFC7B2'];
const ink = '#17262B';
const tile = '#A5523A';
const tileShade = '#8A412E';
const shutters = ['#4F7463', '#5B7F86', '#7A5A3A', '#3F6B6B'];

function house(luck, { x, width, height, base, wall, floorHeight, lastManner }) {
  const top = base - height;
  const columns = Math.max(2, Math.floor((width - 10) / 27));
  const gap = (width - columns * 12) / (columns + 1);
  const floors = Math.floor((height - 26) / floorHeight);
  const shutter = luck.pick(shutters);
  const manner = luck.pick(['arch', 'shutter', 'balcony'].filter((one) => one !== lastManner));
  const galleryFloor = luck.next() < 0.36 ? Math.floor(luck.between(1, floors - 0.01)) : -1;
  let drawing =
    rect(x, top, width + 0.5, height, wall) +
    rect(x + width - 5, top, 5.5, height, ink, 'opacity=".07"') +
    rect(x, top, width, 5, ink, 'opacity=".16"');
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 34 + floor * floorHeight;
    if (floor === galleryFloor) {
      drawing += gallery(x + 7, y, width - 14);
      continue;
    }
    const kind = floor === 0 && floors > 3 ? 'attic' : manner;
    for (let column = 0; column < columns; column++)
      drawing += opening(luck, kind, x + gap + column * (12 + gap), y, shutter);
    if (floor === 2 && luck.next() < 0.3) drawing += laundry(x + 6, y + 6, width - 12);
  }
  if (luck.next() < 0.4)
    drawing += path(`M${x + width * 0.5 - 8} ${base}v-13a8 8 0 0 1 16 0v13z`, ink, 'opacity=".42"');
  // The stained foot of the wall, where the river has been.
  drawing += rect(x, base - 15, width + 0.5, 15, ink, 'opacity=".13"');
  const rise = luck.between(9, 17);
  const roof = `M${x - 3} ${top}l${luck.between(3, 7)}-${rise}h${width - 4}l4 ${rise}z`;
  const chimneyX = x + width * luck.between(0.2, 0.7);
  const chimney =
    luck.next() < 0.6
      ? rect(chimneyX, top - rise - 8, 8, 14, '#B9735A') +
        rect(chimneyX - 1.5, top - rise - 10, 11, 3, tileShade)
      : '';
  drawing =
    chimney +
    drawing +
    path(roof, tile) +
    path(roof, 'url(#t)') +
    rect(x - 4, top - 1, width + 8, 4, tileShade, 'rx="1.5"');
  return { drawing, manner };
}

/** The row that stands in the river. Returns the drawing and the columns of colour that the water repeats. */
export function row(luck, { from, to, base, low, high, narrow, broad, floorHeight, start = 0 }) {
  const columns = [];
  let drawing = '';
  let x = from;
  let lastManner = '';
  for (let count = start; x < to; count++) {
    const width = luck.between(narrow, broad);
    const height = luck.between(low, high);
    const wall = walls[count % walls.length];
    const built = house(luck, { x, width, height, base, wall, floorHeight, lastManner });
    lastManner = built.manner;
    drawing += built.drawing;
    columns.push({ x, width, height, wall });
    x += width;
  }
  return { drawing, columns };
}

/** Roofs behind the first row: muted, almost without windows. */
export function rowBehind(luck, { from, to, base, low, high, narrow, broad }) {
  let drawing = '';
  for (let x = from; x < to; ) {
    const width = luck.between(narrow, broad);
    const height = luck.between(low, high);
    const top = base - height;
    drawing +=
      rect(x, top, width + 1, height, luck.pick(far)) +
      path(
        `M${x - 2} ${top}l${width * 0.12}-${width * 0.16}h${width * 0.8}l${width * 0.12} ${width * 0.16}z`,
        '#B9735A',
      );
    for (let column = x + 9; column < x + width - 12; column += 17)
      drawing += rect(column, top + 12, 7, 11, ink, 'opacity=".24"');
    x += width;
  }
  return drawing;
}
