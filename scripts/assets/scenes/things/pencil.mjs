// What every scene is drawn with: chance that repeats, rounded numbers, flat shapes, sky, hills, the edge of water.

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

/** A cloud that the wind has drawn out, `length` wide, its foot at (x, y): soft at both ends, a thin veil trailing below it. */
export function cloud(x, y, length, opacity = 0.75) {
  const by = (...parts) => parts.map((part) => part * length).join(' ');
  const body = `M${x} ${y}c${by(0.07, -0.025, 0.13, -0.035, 0.19, -0.05)}c${by(0.04, -0.07, 0.13, -0.1, 0.2, -0.055)}c${by(0.05, -0.075, 0.19, -0.09, 0.25, 0.005)}c${by(0.06, -0.03, 0.12, -0.01, 0.14, 0.035)}c${by(0.08, 0.015, 0.15, 0.03, 0.22, 0.065)}q${by(-0.26, 0.03, -0.5, 0.014)}t${by(-0.5, -0.014)}z`;
  const veil = `M${x + length * 0.3} ${y + length * 0.045}q${by(0.3, -0.022, 0.86, 0.012)}q${by(-0.4, 0.034, -0.86, -0.012)}z`;
  return path(body, '#fff', `opacity="${opacity}"`) + path(veil, '#fff', `opacity="${opacity * 0.7}"`);
}

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

/** The height of such a ridge at any x, for whatever stands on it. */
export function crest(width, heights) {
  const step = width / (heights.length - 1);
  return (x) => {
    const index = Math.min(heights.length - 2, Math.max(0, Math.floor(x / step)));
    const part = (x - index * step) / step;
    // The bends' handles lie near the middle, so that a smooth step is within a pixel of the curve.
    return heights[index] + (heights[index + 1] - heights[index]) * part * part * (3 - 2 * part);
  };
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

/** A thin line without a fill. */
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more && ` ${more}`}/>`;

/** '1,2 3,4' as [[1, 2], [3, 4]]: outlines stay one line long. */
export const points = (text) => text.split(' ').map((point) => point.split(',').map(Number));
