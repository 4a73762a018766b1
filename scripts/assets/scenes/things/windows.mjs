// The windows of the house-fronts: arched, shuttered, with a balcony, and the glazed galleries on the river.
import { path, rect } from './pencil.mjs';

const ink = '#17262B';
const tileShade = '#8A412E';

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

/** At night: the openings `a` and `r` with a lamp behind them, and its glow on the wall. */
export const litWindow = (lamp) =>
  [
    ['l', 'v-14a6 6 0 0 1 12 0V0', 10],
    ['m', 'v-20h12V0', 12],
  ]
    .map(
      ([id, outline, bar]) =>
        `<g id="${id}"><circle cx="6" cy="-9" r="16" fill="${lamp}" opacity=".12"/><path d="M0 0${outline}z" fill="${lamp}"/><path d="M6-20V0M0-${bar}h12" stroke="#5A4630" stroke-width="1"/></g>`,
    )
    .join('');

const use = (id, x, y, more = '') => `<use href="#${id}" x="${x}" y="${y}"${more && ` ${more}`}/>`;

/** One window of the row, in the manner of its house and floor. */
export function opening(luck, manner, x, y, shutter) {
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
export function gallery(x, y, width) {
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

export const laundry = (x, y, width) =>
  `<path d="M${x} ${y}q${width / 2} 5 ${width} 0" stroke="${ink}" stroke-opacity=".5" fill="none"/>` +
  [
    ['#fff', 0.14, 9],
    ['#D9EBEE', 0.36, 12],
    ['#FBE7E1', 0.6, 8],
    ['#fff', 0.78, 11],
  ]
    .map(([fill, part, drop]) => rect(x + width * part, y + 1.5, width * 0.15, drop, fill))
    .join('');
