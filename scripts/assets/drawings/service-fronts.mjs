import { person } from '../scenes/things/people.mjs';
import { builder, mother, patient, psychologist } from './people.mjs';
import { seated } from './seated.mjs';

// The ground floor of the house of each kind of consultation, 240 by 150: who opens the door sees how it will be.

const office = `
    <path d="M30 150V88a90 66 0 0 1 180 0v62z" fill="card"/>
    <path d="M38 150V88a82 59 0 0 1 164 0v62z" fill="glow-soft"/>
    <path d="M38 134h164v16H38z" fill="plaster-shade"/>
    <path d="M120 30v20" stroke="ink" stroke-width="2"/>
    <path d="M100 64q2-15 20-15t20 15z" fill="coral-600"/>
    <path d="M110 64h20l26 70H84z" fill="glow" fill-opacity=".35"/>
    <path d="M56 66h24v30H56z" fill="card" stroke="wood" stroke-width="3"/>
    <path d="M59 90l8-11 5 6 5-8v13z" fill="front-river"/>
    <path d="M162 112h26v22h-26z" fill="wood"/>
    <path d="M175 112c-2-12-10-14-12-20m12 20c0-14 2-20 6-26m-6 26c2-10 8-12 12-14" fill="none" stroke="leaf" stroke-width="4" stroke-linecap="round"/>
    ${seated(66, 144, psychologist, 'river-600', { notebook: true })}
    ${seated(172, 144, patient, 'ochre-500', { facing: -1 })}
    <path d="M110 126h20v3h-20zM118 129h4v15h-4zM112 144h16v2h-16z" fill="wood"/>
    <path d="M116 118h7l-1 8h-5z" fill="river-100"/>
`;

const home = `
    <path d="M34 46h64v58H34z" fill="card"/>
    <path d="M39 51h54v48H39z" fill="glow"/>
    <path d="M66 51v48M39 72h54" stroke="wood" stroke-width="3"/>
    <path d="M12 48h20v54H12zM100 48h20v54h-20z" fill="shutter"/>
    <path d="M15 56h14M15 64h14M15 72h14M15 80h14M15 88h14M103 56h14M103 64h14M103 72h14M103 80h14M103 88h14" stroke="shutter-shade" stroke-width="2.6"/>
    <path d="M30 104h72l-4 12H34z" fill="tile"/>
    <g fill="leaf">
      <circle cx="42" cy="101" r="6"/>
      <circle cx="56" cy="99" r="7"/>
      <circle cx="72" cy="100" r="7"/>
      <circle cx="88" cy="101" r="6"/>
    </g>
    <path d="M46 96h0m16-3h0m18 3h0m9-2h0m-38 7h0" stroke="coral-600" stroke-width="7" stroke-linecap="round"/>
    <path d="M144 144V66a32 32 0 0 1 64 0v78z" fill="card"/>
    <path d="M150 144V66a26 26 0 0 1 52 0v78z" fill="wood"/>
    <path d="M150 66a26 26 0 0 1 52 0z" fill="glow"/>
    <path d="M176 41v25M150 66h52" stroke="card" stroke-width="3"/>
    <path d="M157 76h15v24h-15zM180 76h15v24h-15zM157 108h15v28h-15zM180 108h15v28h-15z" fill="hair-dark" fill-opacity=".35"/>
    <circle cx="196" cy="106" r="3" fill="glow"/>
    <path d="M138 142h76v8h-76z" fill="stone"/>
    <path d="M218 70h10v14h-10zM221 66h4v4h-4z" fill="ink"/>
    <path d="M220 72h6v10h-6z" fill="glow"/>
    ${person(126, 150, 74, psychologist)}
`;

const video = `
    <path d="M52 124V60a68 46 0 0 1 136 0v64z" fill="card"/>
    <path d="M59 124V61a61 40 0 0 1 122 0v63z" fill="river-100"/>
    <path d="M59 124V96l76-72a61 40 0 0 1 34 16L76 124z" fill="river-50"/>
    <path d="M49 124V60q0-16-30-34v98zM191 124V60q0-16 30-34v98z" fill="shutter"/>
    <path d="M24 56h20M24 66h20M24 76h20M24 86h20M24 96h20M24 106h20M196 56h20M196 66h20M196 76h20M196 86h20M196 96h20M196 106h20" stroke="shutter-shade" stroke-width="3"/>
    <path d="M84 54q0-4 4-4h64q4 0 4 4v58H84z" fill="ink"/>
    <path d="M89 56h62v50H89z" fill="glow-soft"/>
    <path d="M100 106q0-21 20-21t20 21z" fill="river-700"/>
    <circle cx="120" cy="76" r="11" fill="skin-light"/>
    <path d="M108 80q-2-19 13-19t11 13q-13-3-17 10z" fill="tile-shade"/>
    <path d="M119 77h0m7.500 0h0" stroke="hair-dark" stroke-width="2" stroke-linecap="round"/>
    <path d="M119.500 81.500q3 2.800 6 0" fill="none" stroke="tile-shade" stroke-width="1.300" stroke-linecap="round"/>
    <path d="M136 60h11v9h-11z" fill="front-river"/>
    <path d="M72 112h96q4 0 4 4v4H68v-4q0-4 4-4z" fill="stone-shade"/>
    <path d="M108 112h24v3h-24z" fill="ink" fill-opacity=".4"/>
    <path d="M40 122h160v9H40z" fill="stone"/>
    <path d="M40 131h160v4H40z" fill="stone-shade"/>
    <path d="M176 108h14v14h-12q-2 0-2-2zM190 111h5v7h-5" fill="card" stroke="ink-soft" stroke-width="1.5"/>
    <path d="M180 103q-2-4 1-7t0-7M186 103q-2-4 1-7" fill="none" stroke="card" stroke-width="2" stroke-linecap="round"/>
    <path d="M48 110h14l-2 12H50z" fill="tile"/>
    <path d="M55 110c-1-10-7-11-9-16m9 16c0-11 3-15 7-19m-7 19c2-7 6-8 10-9" fill="none" stroke="leaf" stroke-width="3.4" stroke-linecap="round"/>
`;

const child = `
    <path d="M22 150V92a98 66 0 0 1 196 0v58z" fill="card"/>
    <path d="M30 150V93a90 59 0 0 1 180 0v57z" fill="river-50"/>
    <path d="M30 132h180v18H30z" fill="plaster"/>
    <path d="M104 44l18 8-6 20-18-9z" fill="coral-600"/>
    <path d="M104 44l12 28-18-9z" fill="front-coral"/>
    <path d="M97 64q-7 6-3 12t-5 12" fill="none" stroke="ochre-500" stroke-width="2.4"/>
    <path d="M150 58l9-10 9 10v16h-18z" fill="front-pine"/>
    <path d="M156 66h6v8h-6z" fill="card"/>
    <path d="M176 66h22v16h-22z" fill="glow"/>
    <circle cx="183" cy="72" r="2.6" fill="ochre-500"/>
    ${seated(58, 146, psychologist, 'pine-700')}
    <path d="M112 130h18v16h-18z" fill="river-600"/>
    <path d="M114 114h16v16h-16z" fill="coral-600"/>
    <path d="M111 99h15v15h-15z" fill="ochre-500"/>
    <path d="M113 99l7-12 7 12z" fill="pine-700"/>
    ${person(152, 147, 50, builder, -1)}
    ${person(188, 147, 66, mother, -1)}
    <path d="M78 138h12v9H78z" fill="front-coral"/>
`;

export const serviceFronts = { office, home, video, child };
