// The house-fronts of Girona: each with its own colour, windows, shutters, gallery and roof.
import { path, rect } from './pencil.mjs';

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
export const windowDefs =
  `<g id="a"><path d="M-1.5 1.5V-14a7.5 7.5 0 0 1 15 0V1.5z" fill="#fff" opacity=".75"/><path d="M0 0v-14a6 6 0 0 1 12 0V0z" fill="${ink}" opacity=".58"/><path d="M6-20V0M0-10h12" stroke="#fff" stroke-width="1" opacity=".55"/></g>` +
  `<g id="r"><path d="M-1.5 1.5v-23h15v23z" fill="#fff" opacity=".7"/><path d="M0 0v-20h12V0z" fill="${ink}" opacity=".55"/><path d="M6-20V0M0-12h12" stroke="#fff" stroke-width="1" opacity=".55"/></g>` +
  `<g id="l"><path d="M-1.5 1.5V-14a7.5 7.5 0 0 1 15 0V1.5z" fill="#fff"/><path d="M0 0v-14a6 6 0 0 1 12 0V0z" fill="#FFD873"/><path d="M6-20V0M0-10h12" stroke="#7A5A3A" stroke-width="1"/></g>` +
  `<g id="s"><path d="M-6 0v-20h5.5V0zM12.5 0v-20H18V0z"/><path d="M-5-16h3.5m-3.5 4h3.5m-3.5 4h3.5m-3.5 4h3.5M13.5-16H17m-3.5 4H17m-3.5 4H17m-3.5 4H17" stroke="${ink}" stroke-opacity=".28" stroke-width="1.2"/></g>` +
  `<g id="c"><path d="M0 0v-20h12V0z"/><path d="M1.5-17h9m-9 4h9m-9 4h9m-9 4h9M6-20V0" stroke="${ink}" stroke-opacity=".28" stroke-width="1.2"/></g>` +
  `<g id="b" fill="none" stroke="${ink}" stroke-opacity=".72"><path d="M-8-8.5h28" stroke-width="1.5"/><path d="M-7-8v8m4-8v8m4-8v8m4-8v8m4-8v8m4-8v8m4-8v8" stroke-width=".9"/><path d="M-9 .7h30" stroke-width="2.4"/></g>` +
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
      ? rect(chimneyX, top - rise - 8, 8, 14, '#B9735A') +
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
export function row(luck, { from, to, base, low, high, narrow, broad, floorHeight, start = 0 }) {
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
export function rowBehind(luck, { from, to, base, low, high, narrow, broad }) {
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
