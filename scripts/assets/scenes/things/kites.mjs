// Kites in the colours of the house-fronts. The wind blows to the left in every scene that has them.
import { line, path } from './pencil.mjs';

const ink = '#17262B';
const spar = 'opacity=".5"';

/** A ribbon that waves away from (0, 0) to the left, `length` long, with a bow at every bend. */
function tail(length, colours) {
  const bends = colours.length;
  const step = length / bends;
  let d = 'M0 0';
  const bows = colours.map((colour, index) => {
    const x = -step * (index + 1) * 0.78;
    const y = step * (index + 1) * 0.5 + (index % 2 ? -7 : 7);
    d += index ? `T${x} ${y}` : `Q${x * 0.2} ${y * 1.3} ${x} ${y}`;
    return path(`M${x} ${y}l-7-6 1 9zM${x} ${y}l8-4-2 9z`, colour);
  });
  return line(d, ink, 1.3, 'opacity=".55"') + bows.join('');
}

/** The old one: a lozenge of four cloths on two sticks. Its bridle is at (0, 0), it is 2 units wide. */
function lozenge([left, right, lowLeft, lowRight]) {
  return (
    path('M0-46L-36 0H0z', left) +
    path('M0-46L36 0H0z', right) +
    path('M-36 0L0 62V0z', lowLeft) +
    path('M36 0L0 62V0z', lowRight) +
    line('M0-46V62M-36 0H36', ink, 1.4, spar)
  );
}

/** Two wings and a keel. */
function delta([wing, otherWing, edge]) {
  return (
    path('M0-40L-66 34Q-32 22 0 30z', wing) +
    path('M0-40L66 34Q32 22 0 30z', otherWing) +
    path('M-66 34Q-32 22 0 30 32 22 66 34L52 18Q26 10 0 16-26 10-52 18z', edge) +
    line('M0-40V30', ink, 1.4, spar)
  );
}

/** Six corners and three bands. */
function hexagon([top, middle, bottom]) {
  return (
    path('M-34-24L0-52 34-24z', top) +
    path('M-34-24H34V24H-34z', middle) +
    path('M-34 24H34L0 52z', bottom) +
    line('M0-52V52M-34-24H34M-34 24H34', ink, 1.4, spar)
  );
}

const coral = '#BF4A33';
const ochre = '#E3A72F';
const river = '#0F6577';
const pine = '#4C7A63';
const plaster = '#F6E6C6';

// The kites of the morning: shape, tilt in degrees, cloths and the bows of the tail.
export const great = {
  shape: 'lozenge',
  turn: -20,
  cloths: [coral, ochre, ochre, coral],
  bows: [river, coral, ochre, river, coral, ochre],
};
export const pineGreen = {
  shape: 'lozenge',
  turn: -24,
  cloths: [pine, plaster, plaster, pine],
  bows: [coral, ochre, coral, ochre],
};
export const swallow = {
  shape: 'delta',
  turn: -16,
  cloths: [river, '#8FBCC4', plaster],
  bows: [ochre, coral, ochre, coral],
};
export const banded = {
  shape: 'hexagon',
  turn: -14,
  cloths: [ochre, coral, ochre],
  bows: [pine, ochre, pine, ochre],
};

const shapes = { lozenge, delta, hexagon };
const tailFrom = { lozenge: 62, delta: 30, hexagon: 52 };

/** A kite at (x, y), one of the above, its string down to the hand at `hand`, sagging a little. */
export function kite({ shape, turn, cloths, bows }, { x, y, size, hand }) {
  const [toX, toY] = hand;
  const string = line(
    `M${x} ${y}Q${x + (toX - x) * 0.42} ${y + (toY - y) * 0.66} ${toX} ${toY}`,
    ink,
    Math.max(0.7, size),
    'opacity=".42"',
  );
  // The tail is turned back: the wind, not the kite, says where it goes.
  const ribbon = `<g transform="translate(0 ${tailFrom[shape]}) rotate(${-turn})">${tail(bows.length * 26, bows)}</g>`;
  return `${string}<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${ribbon}${shapes[shape](cloths)}</g>`;
}
