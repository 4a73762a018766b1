// What every scene is drawn with: chance that repeats, rounded numbers, sky, hills, water, people.

/** A sequence of numbers in [0, 1) that is the same at every run (Park and Miller's minimal standard). */
export function chance(seed) {
  let state = seed;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const between = (low, high) => low + next() * (high - low);
  const pick = (list) => list[Math.floor(next() * list.length)];
  return { next, between, pick };
}

/** Rounds every number of a drawing to one decimal: a tenth of a pixel is enough, and it halves the file. */
export const round = (drawing) =>
  drawing.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

export function picture({ title, width, height, anchor, defs = '', body }) {
  return round(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${anchor} slice"><title>${title}</title><defs>${defs}</defs>${body}</svg>`,
  ).replace(/>\s+</g, '><');
}

export const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more && ` ${more}`}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const circle = (x, y, radius, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more && ` ${more}`}/>`;

/** A vertical fade for `defs`; stops are [offset, colour]. */
export const fade = (id, stops) =>
  `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

/** A flat-bottomed cloud, `length` wide, its base at (x, y). */
export const cloud = (x, y, length, opacity = 0.75) =>
  path(
    `M${x} ${y}h${length}a${length * 0.09} ${length * 0.09} 0 0 0-${length * 0.13}-${length * 0.13}a${length * 0.17} ${length * 0.17} 0 0 0-${length * 0.3}-${length * 0.07}a${length * 0.13} ${length * 0.13} 0 0 0-${length * 0.25} ${length * 0.05}a${length * 0.1} ${length * 0.1} 0 0 0-${length * 0.32} ${length * 0.15}z`,
    '#fff',
    `opacity="${opacity}"`,
  );

/** A ridge from left to right through `heights`, filled down to `floor`. */
export function ridge(width, heights, floor, fill) {
  const step = width / (heights.length - 1);
  const bends = heights.slice(1).map((height, index) => {
    const x = step * (index + 1);
    const before = heights[index];
    return `C${x - step * 0.55} ${before} ${x - step * 0.45} ${height} ${x} ${height}`;
  });
  return path(`M0 ${heights[0]}${bends.join('')}V${floor}H0z`, fill);
}

/** A cypress: the tree of the old town's hill. */
export const cypress = (x, y, height, fill) =>
  path(
    `M${x} ${y}c-${height * 0.2}-${height * 0.2} -${height * 0.13}-${height * 0.75} 0-${height}c${height * 0.13} ${height * 0.25} ${height * 0.2} ${height * 0.8} 0 ${height}z`,
    fill,
  );

/** The edge of a wave, for bands of water. */
export function wave(width, y, rise, length) {
  let d = `M0 ${y}`;
  for (let x = 0, up = 1; x < width; x += length, up = -up) d += `q${length / 2} ${rise * up} ${length} 0`;
  return d;
}

/** Short bright lines on water between two heights. */
export function glints({ next, between }, width, top, bottom, count, longest) {
  return Array.from({ length: count }, () => {
    const y = top + (bottom - top) * next() ** 1.3;
    return rect(
      between(0, width),
      y,
      between(longest * 0.3, longest),
      1.8,
      '#fff',
      `rx=".9" opacity="${between(0.16, 0.42)}"`,
    );
  }).join('');
}

/**
 * Somebody, seen from far, without a face. Feet at (x, y), `tall` high. `facing` is 1 or -1.
 * `look`: skin, hair, top, legs; `dress` hides the legs; `cane` and `bag` go in the hand.
 */
export function person(x, y, tall, look, facing = 1) {
  const u = tall / 40;
  const parts = [];
  const at = (dx, dy) => `${dx * facing * u} ${dy * u}`;
  if (look.dress) parts.push(path(`M${at(-4, -24)}L${at(4, -24)}L${at(7, -7)}L${at(-7, -7)}z`, look.dress));
  parts.push(
    `<path d="M${at(-2.2, -14)}L${at(-3.4, 0)}M${at(2.2, -14)}L${at(4, 0)}" stroke="${look.legs}" stroke-width="${3.6 * u}" stroke-linecap="round"/>`,
  );
  parts.push(
    path(
      `M${at(-5.4, -12)}L${at(-5.2, -25)}Q${at(-5, -29.5)} ${at(0, -29.5)}Q${at(5, -29.5)} ${at(5.2, -25)}L${at(5.4, -12)}z`,
      look.top,
    ),
  );
  if (look.dress)
    parts.push(path(`M${at(-5.4, -14)}L${at(5.4, -14)}L${at(7.5, -6)}L${at(-7.5, -6)}z`, look.dress));
  parts.push(circle(0, -34.5 * u, 4.6 * u, look.skin));
  parts.push(
    path(
      `M${at(-5, -33)}Q${at(-5.5, -40.5)} ${at(0.5, -40.5)}Q${at(5, -40.3)} ${at(4.6, -36.5)}Q${at(-1, -38)} ${at(-2.5, -32)}z`,
      look.hair,
    ),
  );
  const arm = look.reach ?? [6.5, -16];
  parts.push(
    `<path d="M${at(0.5, -26)}L${at(...arm)}" stroke="${look.sleeve ?? look.top}" stroke-width="${3.2 * u}" stroke-linecap="round"/>`,
  );
  if (look.cane)
    parts.push(
      `<path d="M${at(...arm)}L${at(arm[0] + 1.5, 0)}" stroke="#5b4632" stroke-width="${1.4 * u}" stroke-linecap="round"/>`,
    );
  if (look.bag)
    parts.push(path(`M${at(-4.5, -25)}L${at(-8.5, -24)}L${at(-8.5, -15)}L${at(-4.5, -14)}z`, look.bag));
  return `<g transform="translate(${x} ${y})" fill="none">${parts.join('')}</g>`;
}
