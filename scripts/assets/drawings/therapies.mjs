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

/** Head and shoulders, from the front. */
const bust = (top) => `
    <path d="M16 226q0-52 44-58h32q44 6 44 58z" fill="${top}"/>
    <path d="M63 144h26v26q-13 14-26 0z" fill="skin-warm"/>
    <path d="M46 118a30 33 0 0 1 60 0c0 26-14 42-30 42s-30-16-30-42z" fill="skin-light"/>
    <path d="M43 128q-6-50 34-50 34 0 32 50-6-16-10-26-24 6-42-2-8 10-14 28z" fill="hair-dark"/>
`;

/** Somebody with a soft band round the head and two small pads. */
export const currentView = `
    <path d="M0 0h152v226H0z" fill="ochre-100"/>
    <circle cx="76" cy="112" r="68" fill="glow-soft"/>
    <circle cx="76" cy="112" r="50" fill="glow" fill-opacity=".45"/>
    ${bust('river-600')}
    <path d="M44 104q32-18 64 0v9q-32-18-64 0z" fill="card" stroke="ink-soft" stroke-width="1.5"/>
    <path d="M46 94h16v16H46zM90 94h16v16H90z" fill="coral-600" stroke="card" stroke-width="2.5"/>
    <path d="M46 102C28 110 26 150 30 186M106 102c18 8 20 48 16 84" fill="none" stroke="ink" stroke-width="2"/>
    <path d="M60 196h32q4 0 4 4v20q0 4-4 4H60q-4 0-4-4v-20q0-4 4-4z" fill="card"/>
    <path d="M62 202h18v8H62z" fill="front-river"/>
    <circle cx="88" cy="206" r="3.4" fill="pine-700"/>
    <path d="M30 186q2 24 26 24M122 186q-2 24-26 24" fill="none" stroke="ink" stroke-width="2"/>
`;

/** A coil in the shape of an eight held above the head, and its field. */
export const magneticView = `
    <path d="M0 0h152v226H0z" fill="river-50"/>
    <path d="M0 176h152v50H0z" fill="river-100"/>
    <path d="M26 226V120q0-34 50-34t50 34v106z" fill="front-pine"/>
    ${bust('pine-700')}
    <path d="M66 84q10 6 20 0M60 92q16 9 32 0M55 101q21 10 42 0" fill="none" stroke="glow" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M76 54V0" stroke="ink-soft" stroke-width="8"/>
    <circle cx="57" cy="58" r="17" fill="river-100" stroke="ink" stroke-width="5"/>
    <circle cx="95" cy="58" r="17" fill="river-100" stroke="ink" stroke-width="5"/>
    <circle cx="57" cy="58" r="7" fill="river-50" stroke="ink-soft" stroke-width="2.5"/>
    <circle cx="95" cy="58" r="7" fill="river-50" stroke="ink-soft" stroke-width="2.5"/>
    <path d="M69 50h14v16H69z" fill="ink"/>
    <circle cx="76" cy="58" r="3" fill="glow"/>
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
