import { patient, psychologist } from './people.ts';
import { Seated } from './seated.tsx';

/** Views for `WindowView`, 152 by 226: the doctors with whom the clinic works. */

/** A family doctor's table: bag, stethoscope, a plant. */
export const FamilyDoctorView = () => (
  <>
    <path d='M0 0h152v226H0z' className='fill-pine-100' />
    <path d='M38 44h76v58H38z' className='fill-card stroke-wood' strokeWidth='4' />
    <path d='M42 98c14-26 26-30 38-14 8-12 18-10 30 14z' className='fill-front-pine' />
    <circle cx='96' cy='62' r='7' className='fill-glow' />
    <path d='M0 176h152v50H0z' className='fill-wood' />
    <path d='M0 176h152v7H0z' className='fill-hair-dark/30' />
    <path d='M58 132q0-14 14-14h22q14 0 14 14' className='fill-none stroke-tile-shade' strokeWidth='6' />
    <path d='M34 138q0-7 7-7h84q7 0 7 7v46q0 6-6 6H40q-6 0-6-6z' className='fill-tile' />
    <path d='M34 150h98v10H34z' className='fill-tile-shade' />
    <path d='M74 148h18v16H74z' className='fill-glow' />
    <path
      d='M50 128c-14 8-26 30-22 52 4 20 34 22 38 4'
      className='fill-none stroke-ink'
      strokeWidth='3.4'
      strokeLinecap='round'
    />
    <circle cx='68' cy='190' r='9' className='fill-card stroke-ink-soft' strokeWidth='3' />
    <path d='M112 184h26l-3 24h-20z' className='fill-card' />
    <path
      d='M125 184c-2-16-12-18-14-28m14 28c0-20 4-28 12-36m-12 36c4-14 12-14 18-18'
      className='fill-none stroke-pine-700'
      strokeWidth='5'
      strokeLinecap='round'
    />
  </>
);

/** Two people who talk under a lamp. */
export const PsychiatryView = () => (
  <>
    <path d='M0 0h152v226H0z' className='fill-ochre-100' />
    <path d='M0 190h152v36H0z' className='fill-plaster-shade' />
    <path d='M76 0v46' className='stroke-ink' strokeWidth='2.5' />
    <path d='M54 196L64 60h24l10 136z' className='fill-glow/40' />
    <path d='M50 66q4-24 26-24t26 24z' className='fill-river-600' />
    <path d='M16 74h26v40H16zM110 74h26v40h-26z' className='fill-card stroke-wood' strokeWidth='3.5' />
    <path d='M20 110c4-16 10-18 18-20v20zM114 110v-12q10-16 18-4v16z' className='fill-front-river' />
    <g transform='translate(10 210) scale(1.25)'>
      <Seated x={0} y={0} look={psychologist} chair='text-river-600' notebook />
    </g>
    <g transform='translate(142 210) scale(1.25)'>
      <Seated x={0} y={0} look={patient} chair='text-ochre-500' facing={-1} />
    </g>
  </>
);

const twigs =
  'M76 190V128M76 150C70 128 52 124 42 104M76 140c6-20 26-22 36-42M76 128C74 104 64 92 66 66M76 128c4-22 14-34 16-60M52 118c-10-2-18-8-22-18M42 104c0-12-4-20-10-28M104 112c10-2 16-6 22-14M112 98c0-12 6-20 12-26M68 88c-8-6-12-16-12-26M90 84c8-4 12-10 14-20';
const buds = 'M30 100h0M32 76h0M42 104h0M66 66h0M56 62h0M92 68h0M104 64h0M126 98h0M124 72h0M112 98h0M78 92h0';

/** A tree whose twigs meet as nerves do. */
export const NeurologyView = () => (
  <>
    <path d='M0 0h152v226H0z' className='fill-river-700' />
    <circle cx='77' cy='92' r='66' className='fill-river-600' />
    <path d='M0 196c40-12 104-12 152 0v30H0z' className='fill-shutter' />
    <path d='M66 204q8-10 8-30h6q0 20 10 30z' className='fill-front-coral' />
    <path d={twigs} className='fill-none stroke-front-coral' strokeWidth='5' strokeLinecap='round' />
    <path d={buds} className='stroke-glow' strokeWidth='11' strokeLinecap='round' />
    <path
      d='M14 40h0M132 30h0M112 18h0M40 26h0M20 150h0M138 140h0'
      className='stroke-glow-soft'
      strokeWidth='4'
      strokeLinecap='round'
    />
  </>
);
