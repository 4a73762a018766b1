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

/**
 * A rock whose upper outline runs through the points of `text` ('x,y x,y'). Every stretch has a facet: those that rise to the right look at the
 * sun and are light, the others lie in shade; a second, lower row of facets breaks the wall.
 */
export function rock(luck, text, floor, { face, light, shade }) {
  const corners = points(text);
  const outline = corners.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  const [first] = corners;
  const last = corners[corners.length - 1];
  const facets = corners.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = corners[index];
    const wide = x - beforeX;
    const lit = y < beforeY;
    const down = Math.min(wide * luck.between(0.5, 0.9) + 14, floor - Math.max(y, beforeY));
    const kneeX = beforeX + wide * luck.between(0.3, 0.7);
    const upper = `M${beforeX} ${beforeY}L${x} ${y}L${x + wide * luck.between(-0.22, 0.05)} ${y + down}L${kneeX} ${Math.max(y, beforeY) + down * luck.between(0.4, 0.75)}z`;
    const lower = `M${kneeX} ${Math.max(y, beforeY) + down * 0.9}l${wide * luck.between(0.4, 0.7)} ${down * luck.between(0.1, 0.4)}l${-wide * 0.1} ${down * luck.between(0.6, 1)}l${-wide * luck.between(0.5, 0.8)}-${down * 0.2}z`;
    return (
      path(upper, lit ? light : shade, `opacity="${lit ? 0.75 : 0.6}"`) +
      path(lower, luck.next() < 0.5 ? light : shade, 'opacity=".28"')
    );
  });
  return path(`${outline}L${last[0]} ${floor}H${first[0]}z`, face) + facets.join('');
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
