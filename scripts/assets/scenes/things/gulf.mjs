// The Gulf of Roses as seen from its dunes: the Canigó with snow, the Serra de Rodes, white Roses, the sea.
import { line, path, rect, wave } from './pencil.mjs';

/** The Canigó in a box 640 wide, its foot at (x, y): far, so pale, with the last snow. */
export function canigo(x, y, wide, tall = wide) {
  const body = 'M0 0L70-44 128-58 176-112 208-100 262-166 296-142 326-152 372-96 418-86 470-48 540-34 640 0z';
  const shade = 'M262-166L296-142 326-152 372-96 418-86 470-48 540-34 640 0H330L300-46 318-74 284-104z';
  const snow =
    'M262-166L296-142 326-152 356-115 340-118 330-104 316-124 302-106 290-120 276-92 262-112 246-104 240-92 228-108 212-92 208-100z';
  const lesser = 'M176-112L208-100 198-90 186-94 178-80 170-92 158-92z';
  return `<g transform="translate(${x} ${y}) scale(${wide} ${tall})">${path(body, '#BDD3D6')}${path(shade, '#A9C6CB')}${path(snow + lesser, '#FDF6EA')}</g>`;
}

/** Houses of a far white town along the shore from `x`, at `y`. */
export function town(luck, { x, y, width, size, lit = '' }) {
  let drawing = '';
  for (let at = x; at < x + width; ) {
    const wide = luck.between(6, 13) * size;
    const tall = luck.between(6, 15) * size;
    const wall = luck.pick(['#FBF4E6', '#F5E6C8', '#FDF9F0', '#EDC3A5']);
    drawing +=
      rect(at, y - tall, wide + 0.4, tall, wall) +
      rect(at - 0.5, y - tall - 1.6 * size, wide + 1, 2.4 * size, '#B9735A') +
      rect(
        at + wide * 0.3,
        y - tall * 0.6,
        1.8 * size,
        2.8 * size,
        lit || '#46585E',
        lit ? '' : 'opacity=".5"',
      );
    at += wide + (luck.next() < 0.2 ? luck.between(2, 9) * size : 0);
  }
  return drawing;
}

/** A lateen sail, the old one of this coast, leaning to the left. */
export const sail = (x, y, size, cloth = '#FDF9F0') =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M-13 0q13 8 28 0l-3 6H-9z', '#7A5A3A')}${path('M12-6Q-6-10-18-4L6-44z', cloth)}${line('M1-1V-36', '#7A5A3A', 1.2)}${rect(-18, 7, 38, 1.6, '#fff', 'rx=".8" opacity=".6"')}</g>`;

/** The morning sea: pale far away, deeper near, its foam on the wet sand. */
export function sea(width, horizon, beach) {
  const deep = beach - horizon;
  const bands = [
    [0, '#A9D2D3', 0],
    [0.14, '#86BFC6', 3],
    [0.36, '#67ABB6', 5],
    [0.64, '#4E98A5', 6],
  ].map(([part, fill, rise]) =>
    path(`${wave(width, horizon + deep * part, rise, 150)}V${beach + 30}H0z`, fill),
  );
  const foam = [0.5, 0.78].map((part, index) =>
    line(wave(width, horizon + deep * part, 6, 96 + index * 40), '#fff', 1.6, 'opacity=".45"'),
  );
  return (
    bands.join('') +
    foam.join('') +
    path(`${wave(width, beach - 7, 9, 190)}V${beach + 90}H0z`, '#fff', 'opacity=".85"') +
    path(`${wave(width, beach, 9, 190)}V${beach + 90}H0z`, '#CFBD95')
  );
}
