// A large arched window with its shutters, and what is seen through it: a view of 152 by 226, cut by the arch.

const opening = 'M0 226V76a76 76 0 0 1 152 0v150z';
/** Sixteen of them, 3 high and 9.4 apart: one broad line, broken. */
const slats = (left, width) =>
  `<path d="M${left + width / 2} 68.5v144" stroke="shutter-shade" stroke-width="${width}" stroke-dasharray="3 6.4"/>`;
// Thrown open, a leaf lies beside its hinge, tallest at the outside; ajar, it covers a fifth of the opening.
const openLeaf = leaf('M-4 226V78c0-36-16-60-36-70v218z', slats(-34.5, 24));
const ajarLeaf = leaf('M1 226V78c0-34 10-52 28-62v210z', slats(5, 19));

function leaf(shape, lines) {
  const drawn = `<g id="l"><path d="${shape}" fill="shutter"/>${lines}</g>`;
  return `${drawn}<use href="#l" transform="matrix(-1 0 0 1 152 0)"/>`;
}

const frame = (view, over) => `
  <clipPath id="o"><path id="p" d="${opening}"/></clipPath>
  <path d="M-8 228V76a84 84 0 0 1 168 0v152z" fill="card"/>
  <g clip-path="url(#o)">${view}</g>
  <use href="#p" fill="none" stroke="wood" stroke-width="4"/>
  ${over}
  <path d="M-22 226h196v9H-22z" fill="stone"/>
  <path d="M-22 235h196v5H-22z" fill="stone-shade"/>`;

/** Wide open, 240 by 256. */
export const openWindow = (view) => ({ box: [-44, -14, 240, 256], body: frame(view, openLeaf) });

/** Ajar, 204 by 256: what it shows is still to come. */
export const ajarWindow = (view) => ({ box: [-26, -14, 204, 256], body: frame(view + ajarLeaf, '') });
