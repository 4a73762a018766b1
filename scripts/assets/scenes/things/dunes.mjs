// The dunes of the Gulf of Roses: their grass, the lilies in them, the fence that holds the sand.
import { circle, line, path, rect } from './pencil.mjs';

/** A tuft of marram, rooted at (0, 0): long thin blades that the wind bends to the left, their tips hanging. */
function tuft(luck, blades, tall) {
  let d = '';
  for (let blade = 0; blade < blades; blade++) {
    const part = blade / (blades - 1) - 0.5;
    const root = part * tall * 0.3;
    const long = tall * luck.between(0.7, 1) * (1 - Math.abs(part) * 0.35);
    const bend = part * tall * 0.75 - long * luck.between(0.1, 0.42);
    const drop = Math.min(0.9, 0.96 - Math.abs(bend) / tall / 2.6);
    const foot = 1.2 - Math.abs(part) * 2;
    const [tipX, tipY] = [root + bend, -long * drop];
    d += `M${root - 0.8} ${foot}C${root - 0.6} ${-long * 0.5} ${root + bend * 0.4 - 0.5} ${-long} ${tipX} ${tipY}C${root + bend * 0.4 + 0.9} ${-long * 0.94} ${root + 1.1} ${-long * 0.48} ${root + 0.8} ${foot}z`;
  }
  return d;
}

// Five tufts, drawn once; who uses them gives the colour.
const tufts = [
  [7, 34],
  [9, 42],
  [6, 26],
  [8, 38],
  [5, 31],
];
export const grassDefs = (luck) =>
  tufts.map(([blades, tall], index) => `<path id="g${index}" d="${tuft(luck, blades, tall)}"/>`).join('') +
  `<g id="i"><path d="M-1 0q1-14 0-24h2q1 12 1 24z" fill="#4F7463"/>${path('M0-24l-8-5 6-1-4-7 6 4 2-7 2 7 6-4-4 7 6 1-8 5z', '#fff')}${circle(1, -28, 2, '#E3A72F')}</g>`;

/** Grass along a crest (a function of x), in clumps as it grows, `deep` pixels down the slope at most; the middle of a clump is highest. */
export function grass(luck, { from, to, crest, count, deep, size, colours, members = 5 }) {
  const tufts = [];
  for (let clump = 0; clump < count; clump++) {
    const middle = luck.between(from, to);
    const down = luck.next() ** 1.5 * deep;
    const grown = size * luck.between(0.75, 1.2);
    for (let member = Math.ceil(members * luck.between(0.3, 1)); member > 0; member--) {
      const aside = luck.between(-1, 1) * luck.between(0.3, 1);
      const x = middle + aside * 44 * grown;
      const y = crest(x) + 3 + down + luck.between(-5, 7) * grown;
      const scale = grown * (1.15 - Math.abs(aside) * 0.6);
      tufts.push({ x, y, kind: Math.floor(luck.next() * 5), scale });
    }
  }
  const shades = tufts.map(
    ({ x, y, scale }) =>
      `M${x - 9 * scale} ${y + scale}q${9 * scale} ${-3 * scale} ${20 * scale} 0q${-11 * scale} ${3.4 * scale} ${-20 * scale} 0z`,
  );
  const drawn = tufts
    .sort((one, other) => one.y - other.y)
    .map(
      ({ x, y, kind, scale }) =>
        `<use href="#g${kind}" transform="translate(${x} ${y}) scale(${scale})" fill="${luck.pick(colours)}"/>`,
    )
    .join('');
  return path(shades.join(''), '#B89B66', 'opacity=".35"') + drawn;
}

export const lily = (x, y, size) => `<use href="#i" transform="translate(${x} ${y}) scale(${size})"/>`;

/** The fence of stakes and rope that keeps feet off the young grass. */
export function fence(luck, { from, to, crest, tall, gap }) {
  let stakes = '';
  let ropes = '';
  for (let x = from, before; x <= to; x += gap) {
    const y = crest(x) + 5;
    const lean = luck.between(-3, 3);
    stakes +=
      path(`M${x - 2} ${y}L${x - 1.8 + lean} ${y - tall}h4L${x + 2.6} ${y}z`, '#94866F') +
      rect(x - 2 + lean, y - tall - 1, 4.6, 3, '#B9AB97');
    for (const part of [0.42, 0.86]) {
      const at = [x + lean * part, y - tall * part];
      if (before)
        ropes += `M${before[0] + before[2] * part} ${before[1] - tall * part}Q${(before[0] + at[0]) / 2} ${(before[1] - tall * part + at[1]) / 2 + 7} ${at[0]} ${at[1]}`;
    }
    before = [x, y, lean];
  }
  return stakes + line(ropes, '#7A5A3A', 1.3, 'opacity=".8"');
}

/** Ripples that the wind draws on the sand: short lines along the slope. */
export const ripples = (luck, { from, to, crest, count, deep, fill }) =>
  Array.from({ length: count }, () => {
    const x = luck.between(from, to);
    const y = crest(x) + luck.between(0.12, 1) * deep;
    const long = luck.between(26, 84);
    return line(`M${x} ${y}q${long / 2}-5 ${long} 0`, fill, 1.8, `opacity="${luck.between(0.25, 0.6)}"`);
  }).join('');

/** The side of a dune that lies in soft shade: from its crest at (x, y) down to the left. */
export const hollow = (x, y, wide, deep, fill, opacity = 0.55) =>
  path(
    `M${x} ${y}C${x - wide * 0.02} ${y + deep * 0.35} ${x - wide * 0.55} ${y + deep * 0.42} ${x - wide} ${y + deep}C${x - wide * 0.3} ${y + deep * 0.86} ${x + wide * 0.35} ${y + deep * 0.8} ${x + wide * 0.5} ${y + deep * 0.46}C${x + wide * 0.5} ${y + deep * 0.2} ${x + wide * 0.1} ${y + deep * 0.2} ${x} ${y}z`,
    fill,
    `opacity="${opacity}"`,
  );
