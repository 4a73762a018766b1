// The river: bands of colour, what it reflects, and who swims on it.
import { path, rect, wave } from './pencil.mjs';

/** Colour of the houses in the water: whole near the wall, then stripes that thin out and drift apart as they come nearer. */
export function reflection(luck, columns, shore, depth) {
  let drawing = '';
  let y = shore;
  while (y < shore + depth) {
    const part = (y - shore) / depth;
    const spacing = 6 + part * 15;
    const stripes = columns
      .filter((column) => part < (column.height / 300) * 1.15 && luck.next() > part * 0.45)
      .map(({ x, width, wall }) => {
        const thick = spacing * (1.04 - part * 0.88) * (part > 0.1 ? luck.between(0.6, 1.15) : 1);
        const long = width * (1 - part * luck.between(0.1, 0.75));
        const left = x + (width - long) * luck.next() + luck.between(-14, 14) * part;
        const down = luck.between(-0.5, 0.5) * spacing * Math.min(1, part * 2);
        return rect(left, y + down, long + 0.6, thick, wall, part > 0.06 ? `rx="${thick / 2}"` : '');
      })
      .join('');
    drawing += `<g opacity="${0.6 - part * 0.46}">${stripes}</g>`;
    y += spacing;
  }
  return drawing;
}

/** Bands of water from the shore to the foot of the picture, darker as they come nearer. */
export const water = (width, shore, floor) =>
  rect(0, shore, width, floor - shore, '#5A9AA5') +
  [
    [0.2, '#488C99'],
    [0.42, '#35798A'],
    [0.65, '#21697A'],
    [0.86, '#125B6B'],
  ]
    .map(([part, fill], index) =>
      path(
        `${wave(width, shore + (floor - shore) * part, 7 + index * 2, 130 + index * 46)}V${floor}H0z`,
        fill,
      ),
    )
    .join('');

/** A white duck looking left, its ripple under it. */
export const duck = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M1 1c0 8 21 9 26-6-6 3-11 1-15 0-2-2-4-4-3-8a4.600 4.600 0 1 0-8.600-1c0 3 2 3 2 6 0 4-1.400 5-1.400 9z', '#F6F1E4')}${path('M10-1q7 3 13-1-3 7-10 6-4-1-3-5z', '#DDD3C2')}${path('M.500-16l-6 2.600 6 1.400z', '#E3A72F')}${rect(-10, 6, 44, 1.8, '#fff', 'rx=".9" opacity=".45"')}${rect(-2, 10, 24, 1.6, '#fff', 'rx=".8" opacity=".25"')}</g>`;
