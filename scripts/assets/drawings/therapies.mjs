import { dog } from './dog.mjs';
import { patient } from './people.mjs';
import { seated } from './seated.mjs';

// Views for a window, 152 by 226: therapies with an apparatus, or with a dog.

/** Somebody seen from behind before a screen that shows a calm wave. */
export const neurofeedbackView = `
    <path d="M0 0h152v226H0z" fill="river-100"/>
    <path d="M0 168h152v58H0z" fill="plaster-shade"/>
    <path d="M70 118h12v22H70z" fill="ink-soft"/>
    <path d="M26 52q0-5 5-5h90q5 0 5 5v66q0 5-5 5H31q-5 0-5-5z" fill="ink"/>
    <path d="M31 53h90v64H31z" fill="river-700"/>
    <path d="M38 104h76M38 84h76" stroke="card" stroke-opacity=".2" stroke-width="1.5"/>
    <path d="M38 92q8-26 16-2t15-4 14 2 14-6 17 4" fill="none" stroke="glow" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M46 66h0m10 0h0m10 0h0" stroke="front-river" stroke-width="5" stroke-linecap="round"/>
    <path d="M18 140h116v6H18z" fill="wood"/>
    <path d="M24 226q0-44 52-48 52 4 52 48z" fill="coral-600"/>
    <path d="M66 170h20v16H66z" fill="skin-warm"/>
    <path d="M50 152a26 28 0 0 1 52 0c0 16-10 28-26 28s-26-12-26-28z" fill="hair-dark"/>
    <path d="M50 148q26 10 52 0v7q-26 10-52 0z" fill="card"/>
    <path d="M60 140h0m16-8h0m16 8h0m-16 16h0" stroke="ochre-500" stroke-width="7" stroke-linecap="round"/>
    <path d="M100 153c14 4 20 16 20 34s8 26 20 30" fill="none" stroke="ink-soft" stroke-width="2"/>
`;

/** Head and shoulders from behind: whoever is treated looks the same way as we do. */
const fromBehind = (top) => `
    <path d="M16 226q0-50 44-56h32q44 6 44 56z" fill="${top}"/>
    <path d="M64 148h24v24q-12 9-24 0z" fill="skin-warm"/>
    <path d="M45 116a5 7 0 0 0 0 14zM107 116a5 7 0 0 1 0 14z" fill="skin-light"/>
    <path d="M45 118a31 35 0 0 1 62 0c0 14-3 24-9 32q-22 10-44 0c-6-8-9-18-9-32z" fill="hair-dark"/>
    <path d="M76 84c-12 8-18 24-18 44m18-44c12 8 18 24 18 44" fill="none" stroke="wood" stroke-width="1.6" stroke-linecap="round"/>
`;

/** Somebody at ease before a morning view, a soft band round the head and a thin cord. */
export const currentView = `
    <path d="M0 0h152v226H0z" fill="ochre-100"/>
    <circle cx="96" cy="62" r="34" fill="glow-soft"/>
    <circle cx="96" cy="62" r="20" fill="glow" fill-opacity=".75"/>
    <path d="M0 112c22-20 44-26 66-14s48 12 86-14v80H0z" fill="hill"/>
    <path d="M0 140c30-14 54-16 82-8s46 4 70-8v102H0z" fill="front-pine"/>
    <path d="M104 124c12 8 14 24 14 42s4 46-8 46" fill="none" stroke="ink-soft" stroke-width="1.8" stroke-linecap="round"/>
    ${fromBehind('river-600')}
    <path d="M45 110q31 12 62 0v11q-31 12-62 0z" fill="card"/>
    <path d="M50 114q5 2 10 2.600v6q-5-.6-10-2.600zM92 116.600q5-.6 10-2.600v6q-5 2-10 2.600z" fill="front-river"/>
`;

/** Somebody in an armchair, from behind; beside the head a coil in the shape of an eight, and the quiet light of its field. */
export const magneticView = `
    <path d="M0 0h152v226H0z" fill="river-50"/>
    <path d="M22 40h46v58H22z" fill="card" stroke="wood" stroke-width="3"/>
    <path d="M24 90c10-14 18-16 24-8 6-8 12-8 18 4v10H24z" fill="front-pine"/>
    <circle cx="54" cy="56" r="6" fill="glow"/>
    <path d="M0 184h152v42H0z" fill="plaster-shade"/>
    ${fromBehind('coral-600')}
    <path d="M22 226v-32q0-16 16-16h76q16 0 16 16v32z" fill="shutter"/>
    <path d="M32 194q0-8 8-8h72q8 0 8 8" fill="none" stroke="shutter-shade" stroke-width="2.600" stroke-linecap="round"/>
    <path d="M152 44h-14q-8 0-8 8v22" fill="none" stroke="ink-soft" stroke-width="5" stroke-linecap="round"/>
    <g transform="rotate(28 122 84)">
      <path d="M104 70h36a14 14 0 0 1 0 28h-36a14 14 0 0 1 0-28z" fill="card" stroke="river-600" stroke-width="3"/>
      <circle cx="106" cy="84" r="7" fill="none" stroke="front-river" stroke-width="3"/>
      <circle cx="138" cy="84" r="7" fill="none" stroke="front-river" stroke-width="3"/>
    </g>
    <path d="M92 88q4 10 12 15m-20-8q5 14 17 20" fill="none" stroke="glow" stroke-width="2.600" stroke-linecap="round"/>
`;

/** Somebody at rest, a dog at their side. */
export const assistedView = `
    <path d="M0 0h152v226H0z" fill="ochre-100"/>
    <path d="M50 44h78v74H50z" fill="card"/>
    <path d="M56 50h66v62H56z" fill="river-100"/>
    <path d="M56 94c16-12 26-14 40-6s20 2 26-4v28H56z" fill="front-pine"/>
    <path d="M100 98V76h5v22z" fill="wood"/>
    <path d="M88 76c-2-10 6-16 13-14 6-8 18-4 18 4 8 4 6 14-2 14-6 6-14 4-16 0-6 2-11 0-13-4z" fill="pine-700"/>
    <path d="M89 50v62M56 80h66" stroke="wood" stroke-width="3"/>
    <path d="M44 116h90v6H44z" fill="stone"/>
    <path d="M0 178h152v48H0z" fill="plaster-shade"/>
    <path d="M6 214q70-26 146-4v16H6z" fill="front-coral"/>
    <path d="M20 218q58-18 132-6" fill="none" stroke="card" stroke-opacity=".6" stroke-width="3"/>
    <g transform="translate(16 212) scale(1.55)">
      ${seated(0, 0, patient, 'pine-700')}
    </g>
    <g transform="translate(118 216)">
      ${dog}
    </g>
`;
