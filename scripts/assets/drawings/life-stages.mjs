import { person } from '../scenes/things/people.mjs';
import { boy, climber, friend, girl, teenager } from './people.mjs';

// Views for a window, 152 by 226: a stage of life each, in places of this country.

/** A kite over the dunes of the Empordà. */
export const kiteView = `
      <path d="M0 0h152v226H0z" fill="river-100"/>
    <circle cx="112" cy="58" r="30" fill="glow-soft"/>
    <circle cx="112" cy="58" r="18" fill="glow"/>
    <path d="M0 146h152v30H0z" fill="front-river"/>
    <path d="M0 146c20-12 34-16 52-12s22 12 38 12z" fill="hill"/>
    <path d="M14 156h22m30 6h30m20-8h24" stroke="card" stroke-width="2" stroke-linecap="round"/>
    <path d="M0 180c24-16 52-20 82-10s50 8 70-2v58H0z" fill="plaster"/>
    <path d="M0 208c30-14 66-16 100-6 22 6 38 4 52-2v26H0z" fill="plaster-shade"/>
    <path d="M112 178q-14-22-16-52T58 84" fill="none" stroke="ink-soft" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M40 40l34 12-8 36-34-14z" fill="coral-600"/>
    <path d="M40 40l26 48-34-14z" fill="front-coral"/>
    <path d="M32 74q-10 12-4 22t-6 20" fill="none" stroke="ochre-500" stroke-width="3"/>
    <path d="M22 92l12 4-8 6zM16 108l12 3-9 6z" fill="river-600"/>
    ${person(106, 204, 40, boy)}
    ${person(78, 208, 34, girl)}
    <path d="M18 206q-2-12-8-16m8 16q0-14 4-20m-4 20q6-10 12-12M134 212q-2-10-6-14m6 14q2-12 8-16" fill="none" stroke="leaf" stroke-width="2.2" stroke-linecap="round"/>
`;

const crosses = Array.from({ length: 7 }, (_, post) => `M${post * 24 - 8} 170l24 34m0-34l-24 34`).join('');

/** Two friends on the red iron bridge over the Onyar. */
export const bridgeView = `
      <path d="M0 0h152v226H0z" fill="river-100"/>
    <path d="M0 84c30-22 52-24 78-12s46 6 74-8v60H0z" fill="hill"/>
    <path d="M0 66h34v92H0z" fill="front-ochre"/>
    <path d="M34 46h36v112H34z" fill="plaster"/>
    <path d="M70 74h30v84H70z" fill="front-coral"/>
    <path d="M100 58h28v100h-28z" fill="front-river"/>
    <path d="M128 80h24v78h-24z" fill="front-pine"/>
    <path d="M0 62h36v6H0zM32 42h40v6H32zM68 70h34v6H68zM98 54h32v6H98zM126 76h26v6h-26z" fill="tile"/>
    <path d="M7 82h8v14H7zM20 82h8v14h-8zM7 110h8v14H7zM42 62h8v14h-8zM56 62h8v14h-8zM42 90h8v14h-8zM56 118h8v14h-8zM78 90h6v12h-6zM88 90h6v12h-6zM78 116h6v12h-6zM106 74h6v12h-6zM116 74h6v12h-6zM106 100h6v12h-6zM136 96h7v12h-7z" fill="ink" fill-opacity=".45"/>
    <path d="M20 110h8v14h-8zM56 90h8v14h-8zM42 118h8v14h-8zM116 100h6v12h-6zM88 116h6v12h-6z" fill="glow"/>
    <path d="M0 158h152v68H0z" fill="river-600"/>
    <path d="M0 158h152v5H0z" fill="stone"/>
    ${person(58, 204, 62, teenager)}
    ${person(92, 204, 58, friend, -1)}
    <path d="${crosses}" fill="none" stroke="iron" stroke-width="3.4"/>
    <path d="M0 166h152v6H0zM0 203h152v9H0z" fill="iron"/>
    <path d="M0 212h152v4H0zM38 170h4v34h-4zM110 170h4v34h-4z" fill="iron-shade"/>
    <path d="M18 221h34m44-1h40" stroke="front-river" stroke-width="2.4" stroke-linecap="round"/>
`;

// Ten steps, each a little wider than the one above it.
const steps = Array.from({ length: 10 }, (_, step) => {
  const half = 28 + step * 6;
  return `<path d="M${76 - half} ${126 + step * 10}h${half * 2}v10h${-half * 2}z" fill="${step % 2 ? 'plaster' : 'stone'}"/>`;
}).join('');

/** Halfway up the long stairs of the old town, towards the light under the arch. */
export const stairsView = `
      <path d="M0 0h152v226H0z" fill="river-100"/>
    <path d="M20 40h60a7 7 0 0 0-9-8 13 13 0 0 0-23-4 11 11 0 0 0-18 5 8 8 0 0 0-10 7z" fill="card"/>
    <path d="M40 56h72v84H40z" fill="plaster-shade"/>
    <path d="M36 48h80v9H36z" fill="tile"/>
    <path d="M50 130V98a26 26 0 0 1 52 0v32z" fill="stone"/>
    <path d="M55 130V98a21 21 0 0 1 42 0v32z" fill="glow-soft"/>
    <circle cx="76" cy="108" r="12" fill="glow"/>
    <path d="M70 60h12v16H70z" fill="hair-dark" fill-opacity=".6"/>
    <path d="M0 40h44v186H0z" fill="front-coral"/>
    <path d="M108 26h44v200h-44z" fill="front-ochre"/>
    <path d="M-4 32h52v9H-4zM104 18h52v9h-52z" fill="tile"/>
    <path d="M8 62v-6a6 6 0 0 1 12 0v18H8zM26 62v-6a6 6 0 0 1 12 0v18H26zM8 106v-6a6 6 0 0 1 12 0v18H8zM116 52v-6a6 6 0 0 1 12 0v18h-12zM134 52v-6a6 6 0 0 1 12 0v18h-12zM134 98v-6a6 6 0 0 1 12 0v18h-12z" fill="ink" fill-opacity=".45"/>
    <path d="M26 106v-6a6 6 0 0 1 12 0v18H26zM116 98v-6a6 6 0 0 1 12 0v18h-12z" fill="glow"/>
    ${steps}
    <path d="M14 170h14l-2 16H16zM124 160h14l-2 16h-10z" fill="tile"/>
    <path d="M21 170c-2-10-8-12-10-18m10 18c0-12 3-16 8-22M131 160c-2-10-8-12-10-18m10 18c0-12 3-16 8-22" fill="none" stroke="pine-700" stroke-width="4" stroke-linecap="round"/>
    ${person(78, 194, 56, climber)}
`;

/** Two people on a bench under a pine, the sea before them. */
export const benchView = `
      <path d="M0 0h152v226H0z" fill="ochre-100"/>
    <path d="M0 0h152v66q-38 14-76 4T0 72z" fill="coral-100"/>
    <circle cx="92" cy="112" r="36" fill="glow-soft"/>
    <circle cx="92" cy="112" r="23" fill="glow"/>
    <path d="M0 122h152v60H0z" fill="river-600"/>
    <path d="M152 122V96c-18 2-26 12-38 16-10 4-18 4-24 10z" fill="hill"/>
    <path d="M74 130h36M80 138h26M70 147h40M84 156h18M16 140h26m78 14h24" stroke="glow" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M0 178c40-8 100-8 152 0v48H0z" fill="leaf"/>
    <path d="M0 196c46-6 98-6 152 2v28H0z" fill="shutter"/>
    <path d="M14 200c6-40 4-84 16-118l6 2c-8 36-6 78-8 116z" fill="wood"/>
    <path d="M28 108q14-10 26-28l4 2q-10 22-28 34z" fill="wood"/>
    <path d="M-14 70c4-16 20-22 34-18 8-14 30-16 40-4 14-2 24 8 22 18 8 10-2 18-14 16-10 8-24 6-32 0-12 8-28 6-34-2-12 4-20-2-16-10z" fill="pine-700"/>
    <path d="M6 62c10-6 18-4 24 0 8-8 20-8 28-2" fill="none" stroke="leaf" stroke-width="3" stroke-linecap="round"/>
    <g>
      <path d="M70 190v-22q0-12 11-12t11 12v22z" fill="ink-soft"/>
      <circle cx="81" cy="146" r="9" fill="hair-grey"/>
      <path d="M74 151h14l-2 5h-10z" fill="skin-light"/>
      <path d="M100 190v-19q0-11 10-11t10 11v19z" fill="coral-600"/>
      <circle cx="110" cy="151" r="8.5" fill="hair-grey"/>
      <circle cx="110" cy="141" r="3.6" fill="hair-grey"/>
      <path d="M104 156h12l-1 4h-10z" fill="skin-light"/>
    </g>
    <path d="M58 174h76v7H58zM58 185h76v7H58z" fill="wood"/>
    <path d="M64 172h4v38h-4zM124 172h4v38h-4z" fill="hair-dark"/>
`;

/** A road in the hills, and the sheets of a report on the sill. */
export const roadView = `
      <path d="M0 0h152v226H0z" fill="river-100"/>
    <circle cx="38" cy="54" r="17" fill="glow-soft"/>
    <path d="M82 46h56a6 6 0 0 0-9-7 12 12 0 0 0-21-3 10 10 0 0 0-17 4 7 7 0 0 0-9 6z" fill="card"/>
    <path d="M0 106c24-24 44-30 66-18s50 10 86-14v60H0z" fill="hill"/>
    <path d="M0 132c30-14 54-18 82-10s46 4 70-6v60H0z" fill="front-pine"/>
    <path d="M0 160c36-12 92-14 152 2v64H0z" fill="leaf"/>
    <path d="M86 122c-12 6 22 14 6 26-14 10-44 18-34 40 6 14 20 26 30 38h50c-10-22-46-34-50-50-4-14 40-18 38-34-2-12-28-12-34-20z" fill="stone"/>
    <path d="M92 126c-2 6 18 12 10 22-8 12-40 16-38 36 2 14 26 26 40 42" fill="none" stroke="card" stroke-width="2.4" stroke-dasharray="7 7"/>
    <path d="M20 156c-8-8-6-40 0-52 6 12 8 44 0 52zM36 152c-6-6-4-30 0-40 5 10 6 34 0 40zM138 150c-7-7-5-36 0-46 6 10 7 38 0 46z" fill="pine-700"/>
    <g>
      <path d="M96 142l5-8h14l6 8z" fill="river-50"/>
      <path d="M91 142h36q3 0 3 4v5H90v-4q0-5 1-5z" fill="coral-600"/>
      <circle cx="99" cy="152" r="4.4" fill="ink"/>
      <circle cx="121" cy="152" r="4.4" fill="ink"/>
    </g>
    <g transform="rotate(-7 40 200)">
      <path d="M10 158h58v80H10z" fill="plaster-shade"/>
      <path d="M14 154h58v80H14z" fill="card"/>
      <path d="M22 166h26M22 176h42M22 184h42M22 192h36M22 200h42M22 208h28" stroke="ink-soft" stroke-opacity=".6" stroke-width="2.6" stroke-linecap="round"/>
      <circle cx="58" cy="216" r="8" fill="ochre-500"/>
      <path d="M54 222l-3 12 7-4 6 5-1-13z" fill="coral-600"/>
    </g>
`;
