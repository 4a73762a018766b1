// The red iron footbridge over the Onyar, with the steps that lead to it.
import { path, rect } from './pencil.mjs';

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

/** Where a pier stands in the river: its ripple and its broken shade. */
const pierFoot = (x, y) =>
  rect(x - 26, y - 2, 54, 2, '#fff', 'rx="1" opacity=".55"') +
  [5, 13, 23]
    .map((down, index) =>
      rect(
        x - 17 + index * 5,
        y + down,
        36 - index * 9,
        4 - index,
        '#B9AB97',
        `rx="2" opacity="${0.5 - index * 0.13}"`,
      ),
    )
    .join('');

/** The iron footbridge from `x` to `to`, its deck at `y`; the people walk behind its lattice. */
export function bridge({ x, to, y, shore, tall, piers, people }) {
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
          path(`M${pier + 2} ${y + 6}h11l4 62h-13z`, '#94866F') +
          pierFoot(pier, y + 68),
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
export const lattice = (tall, x, y) =>
  `<pattern id="x" x="${x}" y="${y - tall}" width="${tall}" height="${tall}" patternUnits="userSpaceOnUse"><path d="M0 0l${tall} ${tall}M${tall} 0L0 ${tall}" stroke="#B23E2C" stroke-width="2.2"/></pattern>`;

export const bridgeShade = (x, to, y) =>
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
