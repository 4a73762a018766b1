import clsx from 'clsx';
import type { AlertGrade } from './guide/guide.ts';

// Water level under the bridge, of 100.
const levels: Record<AlertGrade, number> = { watch: 78, appointment: 62, now: 44 };
const lights: Record<AlertGrade, string> = {
  watch: 'fill-front-pine',
  appointment: 'fill-ochre-500',
  now: 'fill-coral-600',
};

/** Decorative river gauge under a bridge: low, higher or high. */
export function RiverGauge({ grade, className }: { grade: AlertGrade; className?: string }) {
  const level = levels[grade];
  return (
    <svg viewBox='0 0 160 112' aria-hidden='true' className={clsx('block h-auto', className)}>
      <clipPath id={`river-${grade}`}>
        <rect width='160' height='112' rx='10' />
      </clipPath>
      <g clipPath={`url(#river-${grade})`}>
        <path d='M0 0h160v112H0z' className='fill-river-50' />
        <path
          d={`M0 ${level}q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v60H0z`}
          className='fill-front-river'
        />
        <path
          d={`M0 ${level + 12}q10-4 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v60H0z`}
          className='fill-river-600'
        />
        {/* Drawn over the water, so that only the arch shows it. */}
        <path
          fillRule='evenodd'
          d='M0 14h160v98h-12V84a52 52 0 0 0-104 0v28H0z'
          className='fill-plaster-shade'
        />
        <path d='M0 8h160v9H0z' className='fill-stone-shade' />
        <path
          d='M44 112V84a52 52 0 0 1 104 0v28'
          className='fill-none stroke-stone-shade'
          strokeWidth='5'
          strokeDasharray='13 3'
        />
        <rect x='14' y='30' width='14' height='82' rx='3' className='fill-card' />
        <path d='M14 44h8M14 58h8M14 72h8M14 86h8M14 100h8' className='stroke-ink' strokeWidth='2.4' />
        <path d={`M32 ${level - 1}l-9-6v12z`} className='fill-ink' />
        <circle cx='21' cy='22' r='7' className={clsx('stroke-ink', lights[grade])} strokeWidth='2' />
      </g>
    </svg>
  );
}
