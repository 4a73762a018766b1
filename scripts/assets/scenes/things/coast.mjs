// The Costa Brava at dusk: still water with the sun's path, rocks, a boat, a bench.
import { circle, line, path, points, rect, wave } from './pencil.mjs';

/** Still water: peach near the horizon, river-blue near the feet. With `nearerThan` only the near bands, to lie before a rock. */
export const stillWater = (width, horizon, floor, nearerThan = 0) =>
  (nearerThan ? '' : rect(0, horizon, width, floor - horizon, '#E9B795')) +
  [
    [0.05, '#CFAE98', 1.5, 210],
    [0.13, '#A3A8A0', 2, 190],
    [0.24, '#74999F', 3, 180],
    [0.4, '#4B8492', 5, 190],
    [0.58, '#2F6F80', 6, 210],
    [0.76, '#1B5C6D', 8, 240],
    [0.9, '#114D5D', 9, 280],
  ]
    .filter(([part]) => part >= nearerThan)
    .map(([part, fill, rise, length]) =>
      path(`${wave(width, horizon + (floor - horizon) * part, rise, length)}V${floor}H0z`, fill),
    )
    .join('');

/** The path of light below the sun at `x`: strokes that grow and part as they come nearer. */
export function lightPath(luck, x, horizon, depth, size = 1) {
  let strokes = '';
  for (let y = 4; y < depth; ) {
    const part = y / depth;
    const spread = (26 + 96 * part) * size;
    for (let count = 0; count < 2 + part * 2; count++) {
      const long = spread * luck.between(0.35, 1.25) * (1 - part * 0.45);
      const left = x + luck.between(-1, 1) * spread * (0.25 + part * 0.75) - long / 2;
      const thick = (3 + part * 2.4) * Math.sqrt(size);
      const light = part < 0.3 ? '#FFE9B8' : part < 0.62 ? '#FBCF8C' : '#F0B57C';
      strokes += rect(
        left,
        horizon + y + luck.between(-2, 2),
        long,
        thick,
        light,
        `rx="${thick / 2}" opacity="${0.92 - part * 0.62}"`,
      );
    }
    y += 7 + part * 13;
  }
  return strokes;
}

/** Through `corners` with their edges worn round, as the sea leaves them; begins and ends on the first and the last. */
function worn(corners, begin = 'M') {
  const half = ([x, y], [otherX, otherY]) => [(x + otherX) / 2, (y + otherY) / 2];
  const bends = corners.slice(1, -1).map((corner, index) => {
    const [x, y] = half(corner, corners[index + 2]);
    return `Q${corner[0]} ${corner[1]} ${x} ${y}`;
  });
  const [first, last] = [corners[0], corners[corners.length - 1]];
  return `${begin}${first[0]} ${first[1]}${bends.join('')}L${last[0]} ${last[1]}`;
}

/**
 * A rock whose upper outline runs through the points of `text` ('x,y x,y'), worn by the sea: the low sun lies along its upper edge,
 * below it run two layers of the stone, the lower in shade, and a few cracks from layer to layer.
 */
export function rock(luck, text, floor, { face, light, shade }) {
  const corners = points(text);
  const last = corners[corners.length - 1];
  const [first] = corners;
  const sunk = (least, most) =>
    corners.map(([x, y], index) => {
      const isEnd = index === 0 || index === corners.length - 1;
      const steep = index > 0 ? Math.max(0, corners[index - 1][1] - y) * 0.25 : 0;
      return [x + (isEnd ? 0 : luck.between(2, 10)), Math.min(floor, y + luck.between(least, most) + steep)];
    });
  const down = `L${last[0]} ${floor}H${first[0]}z`;
  const tall = floor - Math.min(...corners.map(([, y]) => y));
  const edge = sunk(tall * 0.05, tall * 0.12);
  const layer = sunk(tall * 0.26, tall * 0.38);
  const lower = sunk(tall * 0.52, tall * 0.7);
  const cracks = edge
    .slice(1, -1)
    .filter(() => luck.next() < 0.6)
    .map(
      ([x, y]) =>
        `M${x} ${y + 4}q${luck.between(-8, 2)} ${tall * 0.06} ${luck.between(-4, 8)} ${tall * luck.between(0.1, 0.2)}`,
    );
  return (
    path(worn(corners) + down, light) +
    path(worn(edge) + down, face) +
    path(worn(layer) + down, shade, 'opacity=".38"') +
    path(worn(lower) + down, shade, 'opacity=".55"') +
    line(cracks.join(''), shade, 1.8, 'opacity=".55"')
  );
}

/** Where rocks stand in the sea between `x` and `to`: a thin light edge, and their shade broken by the water. */
export const shore = (luck, x, to, y) =>
  line(
    `M${x} ${y}q${(to - x) * 0.25}-4 ${(to - x) * 0.5} 0t${(to - x) * 0.5} 0`,
    '#fff',
    1.6,
    'opacity=".4"',
  ) +
  [6, 15, 25, 37, 51]
    .map((down, index) =>
      Array.from({ length: 4 }, (_, part) =>
        rect(
          x + (to - x) * (part / 4) + luck.between(-6, 30) + index * 9,
          y + down + luck.between(-2, 2),
          luck.between(40, 90) - index * 6,
          6 - index * 0.7,
          '#4E3A3A',
          `rx="${3 - index * 0.35}" opacity="${0.42 - index * 0.07}"`,
        ),
      ).join(''),
    )
    .join('');

/** A small boat with its mast down for the night, and its still reflection. */
export const boat = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M-44-10q40 9 92-4-4 22-18 24h-54q-14-2-20-20z', '#F6E6C6')}${path('M-44-10q40 9 92-4l-1.600 5q-50 12-89 4z', '#BF4A33')}${path('M-37 4q40 5 77-1-4 6-10 7h-54q-8-1-13-6z', '#17262B', 'opacity=".22"')}${line('M-6-8L-10-66', '#4A3A33', 2.4)}${line('M-34-46L26-62', '#4A3A33', 2)}${path('M-33-45L25-61 20-55-26-41z', '#F1DDB4')}${line('M10-6L44 8', '#4A3A33', 2)}${rect(-34, 13, 78, 3, '#F6E6C6', 'rx="1.500" opacity=".6"')}${rect(-22, 20, 50, 2.6, '#BF4A33', 'rx="1.300" opacity=".5"')}${rect(-14, 27, 16, 2.2, '#4A3A33', 'rx="1.100" opacity=".45"')}</g>`;

/** A gull far away. */
export const gull = (x, y, size) =>
  line(
    `M${x - 12 * size} ${y - 3 * size}Q${x - 5 * size} ${y - 8 * size} ${x} ${y}Q${x + 5 * size} ${y - 8 * size} ${x + 12 * size} ${y - 4 * size}`,
    '#17262B',
    1.6 * size,
    'opacity=".55"',
  );

/** A lighthouse on its cape, its lamp lit. */
export const lighthouse = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${circle(0, -40, 22, '#FFE9B8', 'opacity=".35"')}${path('M-6 0l2-32h8l2 32z', '#F6E6C6')}${path('M1 0V-32h3l2 32z', '#D9B99A')}${rect(-6, -35, 12, 3, '#7A5A3A')}${rect(-3.5, -43, 7, 8, '#FFD873')}${path('M-5-43l5-6 5 6z', '#A5523A')}${rect(6, -12, 22, 12, '#EDC3A5')}${path('M4-12h26l-4-5H8z', '#A5523A')}</g>`;

/** A cape that comes in from the right and ends at `x`; its shore lies at `y`. */
export const cape = (x, y, width, tall, fill) =>
  path(
    `M${x} ${y}q${width * 0.05}-${tall * 0.2} ${width * 0.16}-${tall * 0.22}c${width * 0.14} 0 ${width * 0.16}-${tall * 0.4} ${width * 0.3}-${tall * 0.42}s${width * 0.14}-${tall * 0.18} ${width * 0.26}-${tall * 0.2} ${width * 0.14}-${tall * 0.16} ${width * 0.28}-${tall * 0.16}V${y}z`,
    fill,
  );

/** Lamps of a town in the water below it. */
export const lamps = (luck, x, y, width, size) =>
  Array.from({ length: Math.round(width / (26 * size)) }, (_, index) =>
    [0, 6, 13]
      .map((down, part) =>
        rect(
          x + index * 26 * size + luck.between(-5, 5),
          y + (3 + down) * size,
          luck.between(6, 13) * size,
          2 * size,
          '#FFD873',
          `rx="${size}" opacity="${0.6 - part * 0.2}"`,
        ),
      )
      .join(''),
  ).join('');
