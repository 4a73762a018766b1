// Turns a finished drawing into its night: the same houses by moonlight, with lamps behind their windows.
import { chance, fade, rect } from './things/pencil.mjs';
import { litWindow } from './things/windows.mjs';

const lamp = '#FFD873';
const moon = '#F4EFDC';
const sky = [
  [0, '#0A1626'],
  [0.55, '#142C42'],
  [1, '#2C5266'],
];
/** What shines by day shines at night in its own way: the sun's disc, its halo, its path on the water. */
const lights = {
  [lamp]: lamp,
  '#FFF3CF': moon,
  '#FFEFC6': moon,
  '#FFF8E2': '#4F7086',
  '#FFE2AE': '#4F7086',
  '#FFE9B8': '#DCE4DC',
  '#FBCF8C': '#A9BFC8',
  '#F0B57C': '#7C9AA9',
  '#7C9AA9': '#567789',
};

// The lower edge of the quay, by moonlight: what is drawn after it lies before the houses and under the bridge.
const quay = new RegExp(`<rect x="0"[^>]+fill="${byMoonlight('#7F735F')}"/>`);

/** A colour by moonlight: paler, much darker, and bluer the lighter it was. */
function byMoonlight(colour) {
  const full = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const light = lights[full.toUpperCase()];
  if (light) return light;
  const parts = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  const grey = parts[0] * 0.3 + parts[1] * 0.59 + parts[2] * 0.11;
  return `#${parts
    .map((part, index) => (part * 0.85 + grey * 0.15) * [0.41, 0.37, 0.43][index] + [3, 9, 17][index])
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

function stars(luck, width, lowest) {
  const places = Array.from({ length: Math.round(width / 14) }, () => {
    const y = lowest * luck.next() ** 1.4;
    return `M${luck.between(0, width)} ${y}h0`;
  });
  const third = Math.round(places.length / 3);
  return [
    [1.3, 0.5, places.slice(third)],
    [2.3, 0.85, places.slice(0, third)],
  ]
    .map(
      ([size, opacity, some]) =>
        `<path d="${some.join('')}" stroke="${moon}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('');
}

/** Lamplight of the windows at `columns` in the river below them: streaks that part and fade as they come nearer. */
const streaks = (luck, columns, river, size) =>
  columns
    .map((x) =>
      Array.from({ length: 7 }, (_, row) => {
        const long = luck.between(8, 15) * (1 - row * 0.07) * size;
        const y = river + (4 + row * 11 + row * row * 1.5) * size + luck.between(-2, 2);
        return rect(
          x + 6 - long / 2 + luck.between(-1, 1) * row,
          y,
          long,
          (3.4 - row * 0.3) * size,
          lamp,
          `rx="${size}" opacity="${0.85 - row * 0.1}"`,
        );
      }).join(''),
    )
    .join('');

/**
 * @param river where houses stand in one: the height of its quay, below which their lamps are repeated
 */
export function nightfall(drawing, { horizon, river, size = 1 }) {
  const luck = chance(41);
  const width = Number(/viewBox="0 0 (\d+)/.exec(drawing)[1]);
  const columns = [];
  const someAre = (share, lit) => (dark) => (luck.next() < share ? lit : dark);
  return drawing
    .replace(/ (a mediodía|al atardecer|por la mañana)</, ' de noche<')
    .replace(/(#FFF3CF|#FFFFFF|#FFF)"( opacity| rx="3.5")/gi, '#7C9AA9"$2')
    .replace(/<use href="#[ar]" x="([-\d.]+)"/g, (use, x) => {
      if (luck.next() > 0.52) return use;
      if (luck.next() < 0.5) columns.push(Number(x));
      return use.replace('#a', '#l').replace('#r', '#m');
    })
    .replace(/#CFE3E3/g, someAre(0.75, lamp))
    .replace(/width="7" height="11" fill="#17262B" opacity="\.24"/g, (dark) =>
      luck.next() < 0.4 ? `width="7" height="11" fill="${lamp}" opacity=".7"` : dark,
    )
    .replace(/#46585E" opacity="\.5"/g, someAre(0.7, `${lamp}"`))
    .replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, byMoonlight)
    .replace(/<linearGradient id="y".*?<\/linearGradient>/, fade('y', sky) + litWindow(lamp))
    .replace(/fill="url\(#y\)"\/>/, (first) => first + stars(luck, width, horizon))
    .replace(quay, (edge) => edge + (river ? streaks(luck, columns, river, size) : ''));
}
