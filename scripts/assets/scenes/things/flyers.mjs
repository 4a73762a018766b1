// Who flies the kites, near enough to need hands and shoes. Seen from behind and aside: no faces.
import { circle, line, path, rect } from './pencil.mjs';

/** A child who holds the string with both hands, 70 high; the string starts at `handOf`. */
export function child(x, y, size, { skin, hair, top, legs, shoes, long = false }) {
  const arm = (from, elbow) => line(`M${from}L${elbow}L-14-60`, skin, 4.2, 'stroke-linejoin="round"');
  const locks = long
    ? path('M3-65q10 1 8 13-1 8-8 12-3 1-5-2 3-7 0-17z', hair)
    : path('M2-66q10 0 9 10-1 8-8 8-1-9-8-11z', hair);
  return `<g transform="translate(${x} ${y}) scale(${size})">${rect(-14, -2, 32, 4, '#7A5A3A', 'rx="2" opacity=".25"')}${line('M-4-22L-8-3M4-22L9-3', skin, 5)}${rect(-13.5, -5, 9, 5.4, shoes, 'rx="2.600"')}${rect(4.5, -5, 9, 5.4, shoes, 'rx="2.600"')}${arm('-3-44', '-12-49')}${path('M-8.500-31H8.500L11-16H2L0-23-2.500-16H-11z', legs)}${path('M-8.500-29q-2-15 2-19 6-3 13 0 4 4 2 19z', top)}${circle(0, -56, 9, skin)}${path('M-7-60q0-8 8-8 10 0 10 10-9 3-18-2z', hair)}${line('M4-45L-3-47', top, 6)}${line('M-2-47L-9-52-14-60', skin, 4.2, 'stroke-linejoin="round"')}${rect(-17.5, -63, 7, 3.4, '#7A5A3A', 'rx="1.500" transform="rotate(-30 -14 -61)"')}${locks}</g>`;
}
export const handOf = (x, y, size) => [x - 14 * size, y - 62 * size];

/** A woman, 108 high, who keeps her hat on with one hand and has the other on the child's shoulder, to her left. */
export function mother(x, y, size) {
  const dress = '#0F6577';
  const skin = '#C98D66';
  const hem = 'M-9-74Q-12-58-9-49-15-38-24-27-8-21 15-24 14-40 9-50 11-62 9-74 0-78-9-74z';
  const fold = 'M4-76Q8-60 3-50 4-36 0-23 9-23 15-24 14-40 9-50 11-62 9-74z';
  return `<g transform="translate(${x} ${y}) scale(${size})">${rect(-16, -2, 36, 4, '#7A5A3A', 'rx="2" opacity=".25"')}${line('M-5-28L-6-3M5-28L6-3', skin, 4.6)}${rect(-12, -4.5, 9, 4.6, '#A5523A', 'rx="2.200"')}${rect(1, -4.5, 9, 4.6, '#A5523A', 'rx="2.200"')}${line('M-6-71L-20-60-32-50', skin, 4.2, 'stroke-linejoin="round"')}${path(hem, dress)}${path(fold, '#0B4F5E', 'opacity=".6"')}${path('M-10-50q10 3 20 0v3.500q-10 3-20 0z', '#E3A72F')}${rect(-3, -81, 6.5, 8, skin)}${path('M-6-92q-3 12-11 17 10 4 18-3l7-10z', '#3B2A22')}${circle(0, -87, 8.6, skin)}${path('M-8-88q0 9 9 9 8-1 8-10z', '#3B2A22')}${path('M-19-88q4-4 10-5 0-11 10-11 9 1 9 11 7 1 11 5-20 5-40 0z', '#F1DDB4')}${path('M-9.200-93q10 3 19.200 0v3.600q-9 2.400-19.200 0z', '#BF4A33')}${line('M7-71L20-79 12-93', skin, 4.2, 'stroke-linejoin="round"')}${line('M7-71L13-75', dress, 6)}${line('M-6-71L-11-67', dress, 6)}</g>`;
}
