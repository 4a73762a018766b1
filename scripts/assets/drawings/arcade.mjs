// Arches of one porch, each 380 by 150 with its share of wall: whatever is cut off at the sides, they make an arcade.

const porch = (inside) => `
    <path d="M-90 0h380v150H-90z" fill="plaster-shade"/>
    <path d="M-90 0h380v9H-90z" fill="stone"/>
    <path d="M24 150V86a76 66 0 0 1 152 0v64z" fill="stone"/>
    <path d="M32 150V87a68 59 0 0 1 136 0v63z" fill="glow-soft"/>
    <path d="M32 124h136v26H32z" fill="plaster"/>
    ${inside}
    <path d="M-90 142H32v8H-90zM168 142h122v8H168z" fill="stone-shade"/>
    <path d="M18 84h20v7H18zM162 84h20v7h-20z" fill="stone-shade"/>
`;

const platform = `
    <path d="M32 124V87a68 59 0 0 1 136 0v37z" fill="river-100"/>
    <path d="M60 134h80v6H60zM68 140h6v10h-6zM126 140h6v10h-6z" fill="wood"/>
    <path d="M82 66q0-6 6-6h28q6 0 6 6v62q0 6-6 6H88q-6 0-6-6z" fill="ink"/>
    <path d="M86 67h32v60H86z" fill="river-50"/>
    <path d="M86 100q8-8 16 0t16 0v27H86z" fill="front-river"/>
    <path d="M86 110q8-8 16 0t16 0v17H86z" fill="river-600"/>
    <circle cx="102" cy="84" r="8" fill="glow"/>
    <path d="M128 118h14l-2 16h-10z" fill="tile"/>
    <path d="M135 118c-1-12-8-12-10-20m10 20c0-14 4-18 9-24m-9 24c3-8 8-8 12-10" fill="none" stroke="leaf" stroke-width="4" stroke-linecap="round"/>
`;

const magazine = `
    <path d="M32 124V87a68 59 0 0 1 136 0v37z" fill="coral-100"/>
    <path d="M56 120h88v6H56zM97 126h6v24h-6zM84 146h32v4H84z" fill="wood"/>
    <path d="M62 118q16-12 34-4v-34q-18-8-34 4z" fill="card"/>
    <path d="M130 118q-16-12-34-4v-34q18-8 34 4z" fill="glow-soft"/>
    <path d="M102 84q12-4 22 2v14q-10-6-22-2z" fill="front-coral"/>
    <path d="M68 90q10-6 22-2m-22 10q10-6 22-2m-22 10q10-6 22-2M102 106q12-4 22 2" fill="none" stroke="ink-soft" stroke-opacity=".6" stroke-width="2.2"/>
    <path d="M134 106h14v10q0 4-4 4h-6q-4 0-4-4zM148 108h5v6h-5" fill="card" stroke="ink-soft" stroke-width="1.6"/>
    <path d="M138 101q-2-4 1-7t0-6M145 101q-2-4 1-7" fill="none" stroke="ink-soft" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>
`;

const guide = `
    <path d="M32 124V87a68 59 0 0 1 136 0v37z" fill="pine-100"/>
    <path d="M32 126c30-14 60-14 136 0v24H32z" fill="leaf"/>
    <path d="M92 150c4-14 14-18 18-26h10c-4 10 0 16 12 26z" fill="plaster"/>
    <path d="M50 116h30l-3 26H53z" fill="tile"/>
    <path d="M47 112h36v7H47z" fill="tile-shade"/>
    <path d="M65 112c-2-22-14-24-16-36m16 36c0-24 4-36 14-44m-14 44c4-14 14-16 22-18" fill="none" stroke="pine-700" stroke-width="5" stroke-linecap="round"/>
    <path d="M79 64h0M48 74h0M88 92h0" stroke="coral-600" stroke-width="10" stroke-linecap="round"/>
    <path d="M124 104q-20-26 6-34 20-2 18 30" fill="none" stroke="river-700" stroke-width="4"/>
    <path d="M116 100h36v34q0 4-4 4h-28q-4 0-4-4z" fill="river-600"/>
    <path d="M116 118l-20-22 6-5 14 12z" fill="river-600"/>
    <path d="M92 96l12-11 4 4-12 11z" fill="river-700"/>
`;

export const porches = { platform: porch(platform), magazine: porch(magazine), guide: porch(guide) };
