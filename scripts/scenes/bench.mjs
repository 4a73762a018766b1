// Two people who have known each other for a long time, seen from behind, on a bench before the sea.
import { circle, line, path, rect } from './pencil.mjs';

const slat = '#7A5A3A';
const slatLight = '#A5764A';

/** Head, neck and shoulders from behind, leaning by `lean` degrees. */
const back = (x, coat, shade, skin, hair, lean, more = '') =>
  `<g transform="translate(${x} 0) rotate(${lean})">${path('M-17-2v-24q1-15 17-15t17 15v24z', coat)}${path('M4-41q13 1 13 15v24H8q3-22-4-39z', shade, 'opacity=".35"')}${rect(-4, -47, 8, 9, skin)}${circle(0, -54, 9.6, skin)}${hair}${more}</g>`;

/** The bench 100 wide, its feet at (x, y). He wears a cap, her hair is gathered; her head rests towards him. */
export function couple(x, y, size) {
  const his =
    path('M-9.800-52q-.6-12 9.800-12t9.800 12q-4 5-9.800 5t-9.800-5z', '#E8E2D8') +
    path('M-11-57q2-10 11-10t11 10q-11-4-22 0z', '#46585E');
  const hers =
    path('M-10-51q-1-14 10-14t10 14q-2 8-10 8t-10-8z', '#D9D4CB') +
    circle(1, -63, 5.4, '#C9C2B8') +
    line('M-5-61q6 4 12 0', '#B4ADA3', 1.2);
  const scarf = path('M-12-39q12 7 24 0l1 6q-13 7-26 0z', '#E3A72F');
  const slats = [-36, -27, -18].map((top, index) =>
    rect(-52, top, 104, 6.4, index ? slat : slatLight, 'rx="2"'),
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${
    // He has an arm around her.
    `<g transform="translate(0 -16)">${back(-17, '#46585E', '#17262B', '#E6B795', his, 3)}${back(17, '#BF4A33', '#5A2418', '#E6B795', hers, -6, scarf)}</g>` +
    line('M-18-45Q-2-52 16-46', '#46585E', 8) +
    circle(20, -45, 3.6, '#E6B795')
  }${slats.join('')}${rect(-44, -38, 5, 38, slat)}${rect(39, -38, 5, 38, slat)}${rect(-54, -12, 108, 5, '#5B4632', 'rx="2"')}${line('M58-1L54-30q-1-6-6-4', '#5B4632', 2.4)}${rect(-58, -1, 122, 4, '#17262B', 'rx="2" opacity=".25"')}</g>`;
}
