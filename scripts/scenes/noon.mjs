// Noon: the houses on the Onyar under the cathedral, a red iron footbridge, and their soft reflection.
import { row, rowBehind, windowDefs } from './houses.mjs';
import { chance, circle, cloud, cypress, fade, glints, path, picture, rect, ridge } from './pencil.mjs';
import { person } from './people.mjs';
import { duck, reflection, water } from './water.mjs';

/** The cathedral's nave and bell tower, drawn in a box 250 wide, its foot at (x, y), and Sant Feliu's blunt spire beside it. */
function cathedral(x, y, scale) {
  const stone = '#E4D2AC';
  const shade = '#CDB98F';
  const dark = '#8F7F62';
  const nave =
    path('M0 0v-128l66-24 66 24V0z', stone) +
    path('M66-152l66 24V0H66z', shade, 'opacity=".45"') +
    path('M-4-126l70-26 70 26v6l-70-26-70 26z', dark, 'opacity=".55"') +
    [10, 46, 82, 118].map((buttress) => rect(buttress - 4, -118, 8, 118, shade)).join('') +
    circle(66, -108, 12, dark, 'opacity=".6"') +
    [28, 64, 100].map((light) => path(`M${light - 6} -40v-34q6-14 12 0v34z`, dark, 'opacity=".5"')).join('');
  const tower =
    path('M134 0v-184h52V0z', stone) +
    path('M166 0v-184h20V0z', shade, 'opacity=".8"') +
    path('M130-184h60v6h-60zM132-126h56v5h-56z', dark, 'opacity=".5"') +
    path('M146-138v-26a14 14 0 0 1 14-13 14 14 0 0 1 14 13v26z', dark, 'opacity=".62"') +
    path('M140-184v-22h40v22z', stone) +
    path('M164-184v-22h16v22z', shade, 'opacity=".8"') +
    path('M136-206h48v5h-48z', dark, 'opacity=".5"') +
    path('M142-206q18-34 36 0z', '#B98A62') +
    path('M159-223v-14h2v14z', dark) +
    circle(160, -240, 3.5, dark);
  const feliu =
    path('M262 0v-118h34V0z', stone) +
    path('M282 0v-118h14V0z', shade, 'opacity=".8"') +
    path('M258-118h42v5h-42z', dark, 'opacity=".5"') +
    path('M273-84v-20q6-10 12 0v20z', dark, 'opacity=".6"') +
    path('M260-118v-14l3-9 3 9v14zM292-118v-14l3-9 3 9v14z', shade) +
    path('M266-118l7-62h12l7 62z', stone) +
    path('M281-180h4l7 62h-9z', shade, 'opacity=".8"');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${feliu}${nave}${tower}</g>`;
}

/** The stone steps from the quay down to the bridge's end, and their shade in the water. */
function stairs(x, y, shore) {
  const steps = 6;
  const tread = ((y - shore) * 1.1) / steps;
  const rise = (y - shore) / steps;
  const left = x - tread * steps;
  const width = tread * steps + 30;
  const treads = Array.from({ length: steps }, () => `h${tread}v${rise}`).join('');
  const foot = y + rise * 1.6;
  const shade = [1, 7, 14].map((down, index) =>
    rect(
      left + index * 6,
      foot + down,
      width - index * 16,
      4 - index,
      '#B9AB97',
      `rx="1.5" opacity="${0.6 - index * 0.16}"`,
    ),
  );
  return (
    path(`M${left} ${shore}${treads}h30V${foot}H${left}z`, '#B9AB97') +
    `<path d="M${left} ${shore + 3}${treads}" fill="none" stroke="#DDD3C2" stroke-width="4"/>` +
    rect(left, foot - rise, width, rise, '#7F735F', 'opacity=".55"') +
    shade.join('')
  );
}

/** The iron footbridge from `x` to `to`, its deck at `y`; the people walk behind its lattice. */
function bridge({ x, to, y, shore, tall, piers, people }) {
  const red = '#B23E2C';
  const redShade = '#8C2E20';
  const posts = [];
  for (let post = x; post <= to; post += tall * 3.5)
    posts.push(rect(post - 2, y - tall - 3, 4, tall + 8, redShade));
  return (
    stairs(x, y, shore) +
    piers
      .map(
        (pier) =>
          path(`M${pier - 13} ${y + 6}h26l4 62h-34z`, '#B9AB97') +
          path(`M${pier + 2} ${y + 6}h11l4 62h-13z`, '#94866F'),
      )
      .join('') +
    people +
    rect(x, y - tall, to - x, tall, 'url(#x)') +
    posts.join('') +
    rect(x - 4, y - tall - 2.5, to - x + 8, 4, red, 'rx="2"') +
    rect(x - 4, y - 2, to - x + 8, 7, red) +
    rect(x - 4, y + 5, to - x + 8, 3, redShade)
  );
}

// Starts where the bridge starts, so that the crosses meet the rails.
const lattice = (tall, x, y) =>
  `<pattern id="x" x="${x}" y="${y - tall}" width="${tall}" height="${tall}" patternUnits="userSpaceOnUse"><path d="M0 0l${tall} ${tall}M${tall} 0L0 ${tall}" stroke="#B23E2C" stroke-width="2.2"/></pattern>`;

const bridgeShade = (x, to, y) =>
  [0, 11, 21, 30]
    .map((down, index) =>
      rect(
        x + index * 9,
        y + down,
        to - x - index * 12,
        5 - index,
        '#B23E2C',
        `rx="2" opacity="${0.5 - index * 0.1}"`,
      ),
    )
    .join('');

const folk = {
  mother: {
    skin: '#C98D66',
    hair: '#3B2A22',
    top: '#E3A72F',
    legs: '#2B3E46',
    dress: '#2C5B44',
    reach: [8, -13],
  },
  child: { skin: '#C98D66', hair: '#3B2A22', top: '#9CC0C6', legs: '#17262B', reach: [-6, -25] },
  grandfather: {
    skin: '#E6B795',
    hair: '#F2EFE8',
    top: '#46585E',
    legs: '#3A3029',
    cane: true,
    reach: [7, -17],
  },
  grandmother: {
    skin: '#E6B795',
    hair: '#D9D4CB',
    top: '#BF4A33',
    legs: '#3A3029',
    dress: '#7A5A3A',
    reach: [-6, -18],
  },
  walker: {
    skin: '#8A5A3C',
    hair: '#1E1613',
    top: '#F1DDB4',
    legs: '#0B4F5E',
    bag: '#BF4A33',
    reach: [6, -15],
  },
  dreamer: { skin: '#EBC3A2', hair: '#A5523A', top: '#0F6577', legs: '#2B3E46', reach: [7, -22] },
};

/** 1440 by 900: the panel lies to the left, so what tells the story stands to the right of the middle. */
export function noonWide() {
  const luck = chance(20);
  const shore = 590;
  const first = row(luck, {
    from: -12,
    to: 1440,
    base: shore,
    low: 178,
    high: 292,
    narrow: 62,
    broad: 108,
    floorHeight: 41,
  });
  const people =
    person(1046, 672, 58, folk.grandfather, -1) +
    person(1079, 672, 54, folk.grandmother, -1) +
    person(1186, 672, 56, folk.dreamer, 1) +
    person(1292, 672, 58, folk.mother, 1) +
    person(1318, 672, 42, folk.child, 1) +
    person(1404, 672, 60, folk.walker, -1);
  const body =
    rect(0, 0, 1440, 600, 'url(#y)') +
    circle(826, 166, 72, '#FFF8E2', 'opacity=".5"') +
    circle(826, 166, 44, '#FFF3CF') +
    cloud(1170, 176, 190) +
    cloud(330, 150, 150, 0.6) +
    cloud(560, 232, 110, 0.5) +
    ridge(1440, [356, 300, 330, 262, 306, 250, 292, 250], 600, '#B4CECF') +
    ridge(1440, [400, 372, 342, 376, 330, 352, 316, 350], 600, '#97B9AC') +
    ridge(1440, [430, 416, 398, 420, 372, 360, 378, 396], 600, '#7DA590') +
    [700, 724, 1316, 1340, 1372, 880]
      .map((x, index) => cypress(x, 424, 74 + (index % 3) * 22, index % 2 ? '#4C7A63' : '#5B8A70'))
      .join('') +
    cathedral(930, 424, 1.22) +
    rowBehind(luck, { from: -20, to: 1440, base: shore, low: 218, high: 286, narrow: 70, broad: 120 }) +
    first.drawing +
    water(1440, shore, 900) +
    reflection(luck, first.columns, shore + 10, 232) +
    rect(0, shore - 2, 1440, 12, '#A99C88') +
    rect(0, shore + 8, 1440, 4, '#7F735F') +
    glints(luck, 1440, 616, 880, 46, 96) +
    bridgeShade(960, 1440, 694) +
    bridge({ x: 960, to: 1452, y: 672, shore, tall: 27, piers: [1232], people }) +
    duck(842, 742, 1) +
    duck(888, 753, 0.72) +
    duck(916, 744, 0.66);
  return picture({
    title: 'Las casas del Onyar a mediodía',
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky) + windowDefs + lattice(27, 960, 672),
    body,
  });
}

const sky = [
  [0, '#A8CFD8'],
  [0.55, '#DCEBE6'],
  [1, '#F8EBD2'],
];

/** 420 by 900: the houses end at 320, above the panel of a phone; the rest is quiet water. */
export function noonTall() {
  const luck = chance(77);
  const shore = 318;
  const first = row(luck, {
    from: -14,
    to: 420,
    base: shore,
    low: 92,
    high: 158,
    narrow: 50,
    broad: 74,
    floorHeight: 35,
    start: 3,
  });
  const people =
    person(272, 352, 38, folk.grandmother, -1) +
    person(251, 352, 41, folk.grandfather, -1) +
    person(332, 352, 40, folk.mother, 1) +
    person(350, 352, 29, folk.child, 1) +
    person(398, 352, 41, folk.walker, -1);
  const body =
    rect(0, 0, 420, 340, 'url(#y)') +
    circle(96, 132, 42, '#FFF8E2', 'opacity=".6"') +
    circle(96, 132, 25, '#FFF3CF') +
    cloud(300, 128, 84) +
    cloud(20, 190, 70, 0.55) +
    ridge(420, [214, 186, 200, 166, 190, 172], 340, '#B4CECF') +
    ridge(420, [232, 216, 206, 214, 196, 210], 340, '#97B9AC') +
    [150, 162, 352, 366, 380]
      .map((x, index) => cypress(x, 226, 44 + (index % 3) * 12, index % 2 ? '#4C7A63' : '#5B8A70'))
      .join('') +
    cathedral(168, 214, 0.54) +
    rowBehind(luck, { from: -10, to: 420, base: shore, low: 104, high: 146, narrow: 40, broad: 70 }) +
    first.drawing +
    water(420, shore, 900) +
    reflection(luck, first.columns, shore + 6, 150) +
    rect(0, shore - 2, 420, 8, '#A99C88') +
    rect(0, shore + 5, 420, 3, '#7F735F') +
    glints(luck, 420, 334, 860, 34, 56) +
    bridgeShade(214, 420, 368) +
    bridge({ x: 214, to: 428, y: 352, shore, tall: 18, piers: [310], people }) +
    duck(74, 352, 0.7) +
    duck(104, 358, 0.5);
  return picture({
    title: 'Las casas del Onyar a mediodía',
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky) + windowDefs + lattice(18, 214, 352),
    body,
  });
}
