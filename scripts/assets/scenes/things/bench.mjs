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
    path('M-9.400-53q1 8 9.400 8t9.400-8z', '#E8E2D8') +
    path('M-10.600-54q-1-12 10.600-12t10.600 12q-10 3-21.200 0z', '#46585E') +
    path('M-10.600-54q10 3 21.200 0v2.400q-10 3-21.200 0z', '#33474E');
  const hers =
    path('M-10-51q-1-14 10-14t10 14q-1 7-6 9h-8q-5-2-6-9z', '#DAD5CC') +
    path('M2-65q8 1 8 14-1 7-6 9 2-14-2-23z', '#BDB6AB') +
    circle(0, -61, 5.6, '#CDC7BD') +
    line('M-3.500-63q4 3 7 0', '#B0A99E', 1.2);
  const scarf = path('M-12-39q12 7 24 0l1 6q-13 7-26 0z', '#E3A72F');
  const slats = [-36, -27, -18].map((top, index) =>
    rect(-52, top, 104, 6.4, index ? slat : slatLight, 'rx="2"'),
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${
    // He has an arm around her.
    `<g transform="translate(0 -16)">${back(-17, '#46585E', '#17262B', '#E6B795', his, 3)}${back(17, '#BF4A33', '#5A2418', '#E6B795', hers, -6, scarf)}</g>` +
    line('M-18-42Q-2-47 17-39', '#46585E', 8) +
    circle(20, -37.5, 3.6, '#E6B795')
  }${slats.join('')}${rect(-44, -38, 5, 38, slat)}${rect(39, -38, 5, 38, slat)}${rect(-54, -12, 108, 5, '#5B4632', 'rx="2"')}${line('M58-1L54-30q-1-6-6-4', '#5B4632', 2.4)}${rect(-58, -1, 122, 4, '#17262B', 'rx="2" opacity=".25"')}</g>`;
}
