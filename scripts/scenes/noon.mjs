// Noon: the houses on the Onyar under the cathedral, a red iron footbridge, and their soft reflection.
import {
  chance,
  circle,
  cloud,
  cypress,
  fade,
  glints,
  path,
  person,
  picture,
  rect,
  ridge,
  wave,
} from './pencil.mjs';

// In the order in which they stand: no two neighbours alike.
const walls = [
  '#E3A72F',
  '#F6E6C6',
  '#E39F83',
  '#F0CE96',
  '#9CC0C6',
  '#F1DDB4',
  '#D98A63',
  '#EDC3A5',
  '#8FB29B',
  '#F6E6C6',
  '#BF4A33',
  '#E9C06A',
  '#F1DDB4',
  '#CF7556',
];
const far = ['#DCC7A2', '#D3B695', '#C9BFA8', '#DDB89D', '#CFC7B2'];
const ink = '#17262B';
const tile = '#A5523A';
const tileShade = '#8A412E';
const shutters = ['#4F7463', '#5B7F86', '#7A5A3A', '#3F6B6B'];

// Windows are drawn once and used many times: their corner is the lower left of the opening, 12 by 20.
const windowDefs =
  `<g id="a"><path d="M-1.5 1.5V-14a7.5 7.5 0 0 1 15 0V1.500z" fill="#fff" opacity=".75"/><path d="M0 0v-14a6 6 0 0 1 12 0V0z" fill="${ink}" opacity=".58"/><path d="M6-20V0M0-10h12" stroke="#fff" stroke-width="1" opacity=".55"/></g>` +
  `<g id="r"><path d="M-1.5 1.500v-23h15v23z" fill="#fff" opacity=".7"/><path d="M0 0v-20h12V0z" fill="${ink}" opacity=".55"/><path d="M6-20V0M0-12h12" stroke="#fff" stroke-width="1" opacity=".55"/></g>` +
  `<g id="l"><path d="M-1.5 1.500V-14a7.5 7.5 0 0 1 15 0V1.500z" fill="#fff"/><path d="M0 0v-14a6 6 0 0 1 12 0V0z" fill="#FFD873"/><path d="M6-20V0M0-10h12" stroke="#7A5A3A" stroke-width="1"/></g>` +
  `<g id="s"><path d="M-6 0v-20h5.500V0zM12.5 0v-20H18V0z"/><path d="M-5-16h3.500m-3.5 4h3.500m-3.5 4h3.500m-3.5 4h3.500M13.5-16H17m-3.5 4H17m-3.5 4H17m-3.5 4H17" stroke="${ink}" stroke-opacity=".28" stroke-width="1.2"/></g>` +
  `<g id="c"><path d="M0 0v-20h12V0z"/><path d="M1.5-17h9m-9 4h9m-9 4h9m-9 4h9M6-20V0" stroke="${ink}" stroke-opacity=".28" stroke-width="1.2"/></g>` +
  `<g id="b" fill="none" stroke="${ink}" stroke-opacity=".72"><path d="M-8-8.500h28" stroke-width="1.5"/><path d="M-7-8v8m4-8v8m4-8v8m4-8v8m4-8v8m4-8v8m4-8v8" stroke-width=".9"/><path d="M-9 .7h30" stroke-width="2.4"/></g>` +
  `<g id="f"><path d="M-3 0h18l-2 4H-1z" fill="${tileShade}"/><g fill="#3E6B4F"><circle cy="-1.5" r="2.6"/><circle cx="5" cy="-2" r="3"/><circle cx="11" cy="-1.5" r="2.6"/></g><g fill="#BF4A33"><circle cx="1.5" cy="-3.5" r="1.5"/><circle cx="7.5" cy="-4.3" r="1.5"/><circle cx="12.5" cy="-3" r="1.3"/></g></g>` +
  `<pattern id="t" width="7" height="40" patternUnits="userSpaceOnUse"><path d="M1 0v40" stroke="${ink}" stroke-opacity=".2" stroke-width="1.3"/></pattern>`;

const use = (id, x, y, more = '') => `<use href="#${id}" x="${x}" y="${y}"${more && ` ${more}`}/>`;

/** One window of the row, in the manner of its house and floor. */
function opening(luck, manner, x, y, shutter) {
  const lit = luck.next() < 0.07;
  if (manner === 'attic')
    return (
      rect(x + 1, y - 11, 10, 11, ink, 'opacity=".5"') + rect(x - 1, y, 14, 1.6, '#fff', 'opacity=".55"')
    );
  if (manner === 'arch')
    return (
      use(lit ? 'l' : 'a', x, y) +
      (luck.next() < 0.2 ? use('f', x, y + 1) : rect(x - 3, y + 1, 18, 2, '#fff', 'opacity=".65"'))
    );
  if (luck.next() < 0.2) return use('c', x, y, `fill="${shutter}"`);
  const leaves = use('r', x, y) + use('s', x, y, `fill="${shutter}"`);
  return manner === 'balcony'
    ? leaves + use('b', x, y + 1)
    : leaves + rect(x - 2, y + 1, 16, 2, '#fff', 'opacity=".65"');
}

/** A glazed gallery, as the houses on the river have: one band of panes across the floor. */
function gallery(x, y, width) {
  const panes = Math.max(3, Math.round(width / 11));
  const pane = width / panes;
  const bars = Array.from({ length: panes + 1 }, (_, index) => `M${x + index * pane} ${y - 22}v22`).join('');
  return (
    rect(x, y - 22, width, 22, '#CFE3E3') +
    path(`M${x} ${y}l${width * 0.5} -22h${width * 0.2}L${x + width * 0.2} ${y}z`, '#fff', 'opacity=".5"') +
    `<path d="${bars}M${x} ${y - 22}h${width}M${x} ${y - 9}h${width}M${x} ${y}h${width}" stroke="#fff" stroke-width="1.8" fill="none"/>` +
    rect(x - 2, y + 0.8, width + 4, 3, ink, 'opacity=".3"')
  );
}

const laundry = (x, y, width) =>
  `<path d="M${x} ${y}q${width / 2} 5 ${width} 0" stroke="${ink}" stroke-opacity=".5" fill="none"/>` +
  [
    ['#fff', 0.14, 9],
    ['#D9EBEE', 0.36, 12],
    ['#FBE7E1', 0.6, 8],
    ['#fff', 0.78, 11],
  ]
    .map(([fill, part, drop]) => rect(x + width * part, y + 1.5, width * 0.15, drop, fill))
    .join('');

function house(luck, { x, width, height, base, wall, floorHeight, lastManner }) {
  const top = base - height;
  const columns = Math.max(2, Math.floor((width - 10) / 27));
  const gap = (width - columns * 12) / (columns + 1);
  const floors = Math.floor((height - 26) / floorHeight);
  const shutter = luck.pick(shutters);
  const manner = luck.pick(['arch', 'shutter', 'balcony'].filter((one) => one !== lastManner));
  const galleryFloor = luck.next() < 0.36 ? Math.floor(luck.between(1, floors - 0.01)) : -1;
  let drawing =
    rect(x, top, width + 0.5, height, wall) +
    rect(x + width - 5, top, 5.5, height, ink, 'opacity=".07"') +
    rect(x, top, width, 5, ink, 'opacity=".16"');
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 34 + floor * floorHeight;
    if (floor === galleryFloor) {
      drawing += gallery(x + 7, y, width - 14);
      continue;
    }
    const kind = floor === 0 && floors > 3 ? 'attic' : manner;
    for (let column = 0; column < columns; column++)
      drawing += opening(luck, kind, x + gap + column * (12 + gap), y, shutter);
    if (floor === 2 && luck.next() < 0.3) drawing += laundry(x + 6, y + 6, width - 12);
  }
  if (luck.next() < 0.4)
    drawing += path(`M${x + width * 0.5 - 8} ${base}v-13a8 8 0 0 1 16 0v13z`, ink, 'opacity=".42"');
  // The stained foot of the wall, where the river has been.
  drawing += rect(x, base - 15, width + 0.5, 15, ink, 'opacity=".13"');
  const rise = luck.between(9, 17);
  const roof = `M${x - 3} ${top}l${luck.between(3, 7)}-${rise}h${width - 4}l4 ${rise}z`;
  const chimneyX = x + width * luck.between(0.2, 0.7);
  const chimney =
    luck.next() < 0.6
      ? rect(chimneyX, top - rise - 8, 8, 14, '#DCC39A') +
        rect(chimneyX - 1.5, top - rise - 10, 11, 3, tileShade)
      : '';
  drawing =
    chimney +
    drawing +
    path(roof, tile) +
    path(roof, 'url(#t)') +
    rect(x - 4, top - 1, width + 8, 4, tileShade, 'rx="1.5"');
  return { drawing, manner };
}

/** The row that stands in the river. Returns the drawing and the columns of colour that the water repeats. */
function row(luck, { from, to, base, low, high, narrow, broad, floorHeight, start = 0 }) {
  const columns = [];
  let drawing = '';
  let x = from;
  let lastManner = '';
  for (let count = start; x < to; count++) {
    const width = luck.between(narrow, broad);
    const height = luck.between(low, high);
    const wall = walls[count % walls.length];
    const built = house(luck, { x, width, height, base, wall, floorHeight, lastManner });
    lastManner = built.manner;
    drawing += built.drawing;
    columns.push({ x, width, height, wall });
    x += width;
  }
  return { drawing, columns };
}

/** Roofs behind the first row: muted, almost without windows. */
function rowBehind(luck, { from, to, base, low, high, narrow, broad }) {
  let drawing = '';
  for (let x = from; x < to; ) {
    const width = luck.between(narrow, broad);
    const height = luck.between(low, high);
    const top = base - height;
    drawing +=
      rect(x, top, width + 1, height, luck.pick(far)) +
      path(
        `M${x - 2} ${top}l${width * 0.12}-${width * 0.16}h${width * 0.8}l${width * 0.12} ${width * 0.16}z`,
        '#B9735A',
      );
    for (let column = x + 9; column < x + width - 12; column += 17)
      drawing += rect(column, top + 12, 7, 11, ink, 'opacity=".24"');
    x += width;
  }
  return drawing;
}

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

/** Colour of the houses in the water: whole near the wall, then stripes that thin out and drift apart as they come nearer. */
function reflection(luck, columns, shore, depth) {
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

const water = (width, shore, floor) =>
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

const lattice = (tall) =>
  `<pattern id="x" width="${tall}" height="${tall}" patternUnits="userSpaceOnUse"><path d="M0 0l${tall} ${tall}M${tall} 0L0 ${tall}" stroke="#B23E2C" stroke-width="2.2"/></pattern>`;

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

const duck = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M0 0c2 6 18 6 22-1 1-3-2-5-5-3-6 3-9 0-9-4a4 4 0 0 0-8 0c0 3 1 4 0 8z', '#F6F1E4')}${path('M0-7l-5 1.5 5 1.500z', '#E3A72F')}${rect(-10, 5, 44, 1.8, '#fff', 'rx=".9" opacity=".45"')}</g>`;

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
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky) + windowDefs + lattice(27),
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
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky) + windowDefs + lattice(18),
    body,
  });
}
