import type { ReactNode } from 'react';
import type { Kind } from '#clinic/services/contract.ts';
import { Person } from '#design/person.tsx';
import { builder, mother, patient, psychologist } from './people.ts';
import { Seated } from './seated.tsx';

/** The ground floor of the house of each kind of consultation, 240 by 150: who opens the door sees how it will be. */
export function ServiceFront({ kind }: { kind: Kind }) {
  return (
    <svg viewBox='0 0 240 150' aria-hidden='true' className='block h-36'>
      {fronts[kind]}
    </svg>
  );
}

const office = (
  <>
    <path d='M30 150V88a90 66 0 0 1 180 0v62z' className='fill-card' />
    <path d='M38 150V88a82 59 0 0 1 164 0v62z' className='fill-glow-soft' />
    <path d='M38 134h164v16H38z' className='fill-plaster-shade' />
    <path d='M120 30v20' className='stroke-ink' strokeWidth='2' />
    <path d='M100 64q2-15 20-15t20 15z' className='fill-coral-600' />
    <path d='M110 64h20l26 70H84z' className='fill-glow/35' />
    <path d='M56 66h24v30H56z' className='fill-card stroke-wood' strokeWidth='3' />
    <path d='M59 90l8-11 5 6 5-8v13z' className='fill-front-river' />
    <path d='M162 112h26v22h-26z' className='fill-wood' />
    <path
      d='M175 112c-2-12-10-14-12-20m12 20c0-14 2-20 6-26m-6 26c2-10 8-12 12-14'
      className='fill-none stroke-leaf'
      strokeWidth='4'
      strokeLinecap='round'
    />
    <Seated x={66} y={144} look={psychologist} chair='text-river-600' notebook />
    <Seated x={172} y={144} look={patient} chair='text-ochre-500' facing={-1} />
    <path d='M110 126h20v3h-20zM118 129h4v15h-4zM112 144h16v2h-16z' className='fill-wood' />
    <path d='M116 118h7l-1 8h-5z' className='fill-river-100' />
  </>
);

const home = (
  <>
    <path d='M34 46h64v58H34z' className='fill-card' />
    <path d='M39 51h54v48H39z' className='fill-glow' />
    <path d='M66 51v48M39 72h54' className='stroke-wood' strokeWidth='3' />
    <path d='M12 48h20v54H12zM100 48h20v54h-20z' className='fill-shutter' />
    <path
      d='M15 56h14M15 64h14M15 72h14M15 80h14M15 88h14M103 56h14M103 64h14M103 72h14M103 80h14M103 88h14'
      className='stroke-shutter-shade'
      strokeWidth='2.6'
    />
    <path d='M30 104h72l-4 12H34z' className='fill-tile' />
    <g className='fill-leaf'>
      <circle cx='42' cy='101' r='6' />
      <circle cx='56' cy='99' r='7' />
      <circle cx='72' cy='100' r='7' />
      <circle cx='88' cy='101' r='6' />
    </g>
    <path
      d='M46 96h0m16-3h0m18 3h0m9-2h0m-38 7h0'
      className='stroke-coral-600'
      strokeWidth='7'
      strokeLinecap='round'
    />
    <path d='M144 144V66a32 32 0 0 1 64 0v78z' className='fill-card' />
    <path d='M150 144V66a26 26 0 0 1 52 0v78z' className='fill-wood' />
    <path d='M150 66a26 26 0 0 1 52 0z' className='fill-glow' />
    <path d='M176 41v25M150 66h52' className='stroke-card' strokeWidth='3' />
    <path
      d='M157 76h15v24h-15zM180 76h15v24h-15zM157 108h15v28h-15zM180 108h15v28h-15z'
      className='fill-hair-dark/35'
    />
    <circle cx='196' cy='106' r='3' className='fill-glow' />
    <path d='M138 142h76v8h-76z' className='fill-stone' />
    <path d='M218 70h10v14h-10zM221 66h4v4h-4z' className='fill-ink' />
    <path d='M220 72h6v10h-6z' className='fill-glow' />
    <Person x={126} y={150} tall={74} look={psychologist} />
  </>
);

const video = (
  <>
    <path d='M52 124V60a68 46 0 0 1 136 0v64z' className='fill-card' />
    <path d='M59 124V61a61 40 0 0 1 122 0v63z' className='fill-river-100' />
    <path d='M59 124V96l76-72a61 40 0 0 1 34 16L76 124z' className='fill-river-50' />
    <path d='M49 124V60q0-16-30-34v98zM191 124V60q0-16 30-34v98z' className='fill-shutter' />
    <path
      d='M24 56h20M24 66h20M24 76h20M24 86h20M24 96h20M24 106h20M196 56h20M196 66h20M196 76h20M196 86h20M196 96h20M196 106h20'
      className='stroke-shutter-shade'
      strokeWidth='3'
    />
    <path d='M84 54q0-4 4-4h64q4 0 4 4v58H84z' className='fill-ink' />
    <path d='M89 56h62v50H89z' className='fill-glow-soft' />
    <path d='M100 106q0-21 20-21t20 21z' className='fill-river-700' />
    <circle cx='120' cy='76' r='11' className='fill-skin-light' />
    <path d='M108 80q-2-19 13-19t11 13q-13-3-17 10z' className='fill-tile-shade' />
    <path d='M136 60h11v9h-11z' className='fill-front-river' />
    <path d='M72 112h96q4 0 4 4v4H68v-4q0-4 4-4z' className='fill-stone-shade' />
    <path d='M108 112h24v3h-24z' className='fill-ink/40' />
    <path d='M40 122h160v9H40z' className='fill-stone' />
    <path d='M40 131h160v4H40z' className='fill-stone-shade' />
    <path
      d='M176 108h14v14h-12q-2 0-2-2zM190 111h5v7h-5'
      className='fill-card stroke-ink-soft'
      strokeWidth='1.5'
    />
    <path
      d='M180 103q-2-4 1-7t0-7M186 103q-2-4 1-7'
      className='fill-none stroke-card'
      strokeWidth='2'
      strokeLinecap='round'
    />
    <path d='M48 110h14l-2 12H50z' className='fill-tile' />
    <path
      d='M55 110c-1-10-7-11-9-16m9 16c0-11 3-15 7-19m-7 19c2-7 6-8 10-9'
      className='fill-none stroke-leaf'
      strokeWidth='3.4'
      strokeLinecap='round'
    />
  </>
);

const child = (
  <>
    <path d='M22 150V92a98 66 0 0 1 196 0v58z' className='fill-card' />
    <path d='M30 150V93a90 59 0 0 1 180 0v57z' className='fill-river-50' />
    <path d='M30 132h180v18H30z' className='fill-plaster' />
    <path d='M104 44l18 8-6 20-18-9z' className='fill-coral-600' />
    <path d='M104 44l12 28-18-9z' className='fill-front-coral' />
    <path d='M97 64q-7 6-3 12t-5 12' className='fill-none stroke-ochre-500' strokeWidth='2.4' />
    <path d='M150 58l9-10 9 10v16h-18z' className='fill-front-pine' />
    <path d='M156 66h6v8h-6z' className='fill-card' />
    <path d='M176 66h22v16h-22z' className='fill-glow' />
    <circle cx='183' cy='72' r='2.6' className='fill-ochre-500' />
    <Seated x={58} y={146} look={psychologist} chair='text-pine-700' />
    <path d='M112 130h18v16h-18z' className='fill-river-600' />
    <path d='M114 114h16v16h-16z' className='fill-coral-600' />
    <path d='M111 99h15v15h-15z' className='fill-ochre-500' />
    <path d='M113 99l7-12 7 12z' className='fill-pine-700' />
    <Person x={152} y={147} tall={50} look={builder} facing={-1} />
    <Person x={188} y={147} tall={66} look={mother} facing={-1} />
    <path d='M78 138h12v9H78z' className='fill-front-coral' />
  </>
);

const fronts: Record<Kind, ReactNode> = { office, home, video, child };
