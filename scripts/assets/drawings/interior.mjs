// What stands in the pictures of the wellbeing guide: the rooms of the houses, the quay below them, and a few things at home. 560 by 224.

/** A room: wall, skirting and floor. */
export const room = (wall = 'plaster') => `
    <path d="M0 0h560v224H0z" fill="${wall}"/>
    <path d="M0 176h560v48H0z" fill="wood"/>
    <path d="M0 170h560v7H0z" fill="card"/>
    <path d="M40 190h120m60 12h150m-250 12h90m170-22h130m-60 20h100" stroke="hair-dark" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"/>`;

/** The same by night. */
export const nightRoom = `
    <path d="M0 0h560v224H0z" fill="river-700"/>
    <path d="M0 176h560v48H0z" fill="hair-dark"/>
    <path d="M0 170h560v7H0z" fill="ink-soft"/>`;

const dayView = `
      <path d="M0 0h96v116H0z" fill="river-100"/>
      <path d="M0 66c20-14 34-16 54-8s28 2 42-6v64H0z" fill="hill"/>
      <path d="M0 84c24-10 60-10 96 0v32H0z" fill="front-pine"/>
      <path d="M16 62h18v40H16z" fill="front-coral"/><path d="M34 52h18v50H34z" fill="front-ochre"/><path d="M52 66h14v36H52z" fill="plaster-shade"/>
      <path d="M14 58h22v5H14zM32 48h22v5H32zM50 62h18v5H50z" fill="tile"/>
      <path d="M0 100h96v16H0z" fill="river-600"/>`;
const nightView = `
      <path d="M0 0h96v116H0z" fill="ink"/>
      <circle cx="66" cy="28" r="12" fill="glow-soft"/><circle cx="71" cy="25" r="10.500" fill="ink"/>
      <path d="M18 20h.1M40 36h.1M84 56h.1M26 50h.1" stroke="glow-soft" stroke-width="2.6" stroke-linecap="round"/>
      <path d="M0 88c24-12 60-12 96-2v30H0z" fill="river-700"/>
      <path d="M14 72h18v30H14zM32 62h18v40H32z" fill="ink-soft"/>
      <path d="M20 80h6v8h-6zM38 72h6v8h-6z" fill="glow"/>
      <path d="M0 100h96v16H0z" fill="river-600"/>`;

/** An arched window in the wall, 96 by 116 within its frame. */
export const windowAt = (x, y, isNight = false) => `
    <g transform="translate(${x} ${y})">
      <clipPath id="w${x}"><path d="M0 116V44a48 48 0 0 1 96 0v72z"/></clipPath>
      <path d="M-6 118V44a54 54 0 0 1 108 0v74z" fill="card"/>
      <g clip-path="url(#w${x})">${isNight ? nightView : dayView}</g>
      <path d="M48-4v120M0 56h96" stroke="wood" stroke-width="3.4"/>
      <path d="M0 116V44a48 48 0 0 1 96 0v72z" fill="none" stroke="wood" stroke-width="4"/>
      <path d="M-14 116h124v7H-14z" fill="stone"/><path d="M-14 123h124v4H-14z" fill="stone-shade"/>
    </g>`;

/** A table, its top from x on and `width` wide, 60 high. */
export const table = (x, width) => `
    <path d="M${x + 12} 152h9v58h-9zM${x + width - 21} 152h9v58h-9z" fill="hair-dark"/>
    <path d="M${x} 144h${width}v11H${x}z" fill="front-ochre"/><path d="M${x} 153h${width}v4H${x}z" fill="tile-shade"/>`;

/** A cup with a handle, its foot at the origin; steam rises from it. */
export const cup = (x, y, size = 1, colour = 'coral-600') => `
    <g transform="translate(${x} ${y}) scale(${size})">
      <path d="M-4-36c-5-7 5-11 0-19m12 19c-5-7 5-11 0-19" fill="none" stroke="ink-soft" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>
      <path d="M17-24q13-3 12 7t-15 8" fill="none" stroke="${colour}" stroke-width="5"/>
      <path d="M-18-28h36l-4 22q-2 6-8 6h-12q-6 0-8-6z" fill="${colour}"/>
      <path d="M-18-28h36l-1 5h-34z" fill="hair-dark" fill-opacity=".35"/>
      <path d="M-24 0h48v4h-48z" fill="card"/>
    </g>`;

/** A standing lamp, its foot at the origin, 116 high. */
export const lamp = (x, y) => `
    <g transform="translate(${x} ${y})">
      <circle cy="-94" r="62" fill="glow" fill-opacity=".12"/><circle cy="-94" r="40" fill="glow" fill-opacity=".16"/>
      <path d="M-2-84h4v82h-4z" fill="wood"/><path d="M-16-3h32v4h-32z" fill="wood"/>
      <path d="M-14-116h28l12 34h-52z" fill="glow"/><path d="M-22-90h44l4 8h-52z" fill="ochre-500"/>
    </g>`;

/** A pot with leaves, its foot at the origin. @param flower colour of its flowers, where it has any */
export const plant = (x, y, flower) => `
    <g transform="translate(${x} ${y})">
      <path d="M0-24c-3-16-14-22-20-34m20 34c-2-18 0-28 0-44m0 44c3-16 14-22 20-34" fill="none" stroke="pine-700" stroke-width="5" stroke-linecap="round"/>
      <path d="M-16-50c-14 2-18-8-16-18 12 0 18 8 16 18zM16-50c14 2 18-8 16-18-12 0-18 8-16 18zM0-58c-9-8-7-20 0-28 7 8 9 20 0 28z" fill="leaf"/>
      ${flower ? `<circle cx="-21" cy="-60" r="8" fill="${flower}"/><circle cx="0" cy="-74" r="9" fill="${flower}"/><circle cx="21" cy="-60" r="8" fill="${flower}"/><circle cx="-21" cy="-60" r="3" fill="glow"/><circle cx="0" cy="-74" r="3.400" fill="glow"/><circle cx="21" cy="-60" r="3" fill="glow"/>` : ''}
      <path d="M-16-26h32l-4 26h-24z" fill="tile"/><path d="M-19-30h38v8h-38z" fill="coral-600"/>
    </g>`;

/** The river below its hills, and the quay from `quay` down. */
export const riverside = (quay = 176) => `
    <path d="M0 0h560v224H0z" fill="river-100"/>
    <circle cx="424" cy="44" r="32" fill="glow-soft"/><circle cx="424" cy="44" r="20" fill="glow"/>
    <path d="M90 46h84a7 7 0 0 0-10-9 16 16 0 0 0-28-6 13 13 0 0 0-22 5 9 9 0 0 0-24 10z" fill="card"/>
    <path d="M0 104c70-34 130-36 210-16s150 14 220-8 90-8 130 0v90H0z" fill="hill"/>
    <path d="M0 122c80-22 160-18 260-6s200-8 300 2v60H0z" fill="front-pine"/>
    <path d="M0 138h560v86H0z" fill="river-600"/>
    <path d="M70 152h70m120 10h90m60-12h80M180 176h60m170 6h90" stroke="front-river" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M0 ${quay}h560v${224 - quay}H0z" fill="stone"/><path d="M0 ${quay}h560v5H0z" fill="plaster-shade"/>
    <path d="M60 ${quay + 5}v20m96-20v16m110-16v22m120-22v14m90-14v20" stroke="stone-shade" stroke-width="3"/>`;
