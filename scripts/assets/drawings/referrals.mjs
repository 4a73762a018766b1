import { patient, psychologist } from './people.mjs';
import { seated } from './seated.mjs';

// Views for a window, 152 by 226: the doctors with whom the clinic works.

/** A family doctor's table: bag, stethoscope, a plant. */
export const familyDoctorView = `
    <path d="M0 0h152v226H0z" fill="pine-100"/>
    <path d="M38 44h76v58H38z" fill="card" stroke="wood" stroke-width="4"/>
    <path d="M42 98c14-26 26-30 38-14 8-12 18-10 30 14z" fill="front-pine"/>
    <circle cx="96" cy="62" r="7" fill="glow"/>
    <path d="M0 176h152v50H0z" fill="wood"/>
    <path d="M0 176h152v7H0z" fill="hair-dark" fill-opacity=".3"/>
    <path d="M58 132q0-14 14-14h22q14 0 14 14" fill="none" stroke="tile-shade" stroke-width="6"/>
    <path d="M34 138q0-7 7-7h84q7 0 7 7v46q0 6-6 6H40q-6 0-6-6z" fill="tile"/>
    <path d="M34 150h98v10H34z" fill="tile-shade"/>
    <path d="M74 148h18v16H74z" fill="glow"/>
    <path d="M50 128c-14 8-26 30-22 52 4 20 34 22 38 4" fill="none" stroke="ink" stroke-width="3.4" stroke-linecap="round"/>
    <circle cx="68" cy="190" r="9" fill="card" stroke="ink-soft" stroke-width="3"/>
    <path d="M112 184h26l-3 24h-20z" fill="card"/>
    <path d="M125 184c-2-16-12-18-14-28m14 28c0-20 4-28 12-36m-12 36c4-14 12-14 18-18" fill="none" stroke="pine-700" stroke-width="5" stroke-linecap="round"/>
`;

/** Two people who talk under a lamp. */
export const psychiatryView = `
    <path d="M0 0h152v226H0z" fill="ochre-100"/>
    <path d="M0 190h152v36H0z" fill="plaster-shade"/>
    <path d="M76 0v46" stroke="ink" stroke-width="2.5"/>
    <path d="M54 196L64 60h24l10 136z" fill="glow" fill-opacity=".4"/>
    <path d="M50 66q4-24 26-24t26 24z" fill="river-600"/>
    <path d="M16 74h26v40H16zM110 74h26v40h-26z" fill="card" stroke="wood" stroke-width="3.5"/>
    <path d="M20 110c4-16 10-18 18-20v20zM114 110v-12q10-16 18-4v16z" fill="front-river"/>
    <g transform="translate(10 210) scale(1.25)">
      ${seated(0, 0, psychologist, 'river-600', { notebook: true })}
    </g>
    <g transform="translate(142 210) scale(1.25)">
      ${seated(0, 0, patient, 'ochre-500', { facing: -1 })}
    </g>
`;

const twigs =
  'M76 190V128M76 150C70 128 52 124 42 104M76 140c6-20 26-22 36-42M76 128C74 104 64 92 66 66M76 128c4-22 14-34 16-60M52 118c-10-2-18-8-22-18M42 104c0-12-4-20-10-28M104 112c10-2 16-6 22-14M112 98c0-12 6-20 12-26M68 88c-8-6-12-16-12-26M90 84c8-4 12-10 14-20';
const buds = 'M30 100h0M32 76h0M42 104h0M66 66h0M56 62h0M92 68h0M104 64h0M126 98h0M124 72h0M112 98h0M78 92h0';

/** A tree whose twigs meet as nerves do. */
export const neurologyView = `
    <path d="M0 0h152v226H0z" fill="river-700"/>
    <circle cx="77" cy="92" r="66" fill="river-600"/>
    <path d="M0 196c40-12 104-12 152 0v30H0z" fill="shutter"/>
    <path d="M66 204q8-10 8-30h6q0 20 10 30z" fill="front-coral"/>
    <path d="${twigs}" fill="none" stroke="front-coral" stroke-width="5" stroke-linecap="round"/>
    <path d="${buds}" stroke="glow" stroke-width="11" stroke-linecap="round"/>
    <path d="M14 40h0M132 30h0M112 18h0M40 26h0M20 150h0M138 140h0" stroke="glow-soft" stroke-width="4" stroke-linecap="round"/>
`;
