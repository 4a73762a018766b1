import type { Look } from '#design/person.tsx';

/** Somebody in an armchair, seen from the side, 64 high; the chair's feet at (x, y). `chair` is a text colour. */
export function Seated({
  x,
  y,
  look,
  chair,
  notebook,
  facing = 1,
}: {
  x: number;
  y: number;
  look: Look;
  chair: string;
  notebook?: boolean;
  facing?: 1 | -1;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${facing} 1)`} fill='currentColor'>
      <path d='M3-5v5m28-5v5' className='text-hair-dark' stroke='currentColor' strokeWidth='3' />
      <path d='M-3-4v-37q0-7 7-7t7 7v37z' className={chair} />
      <path d='M14-24H33V-2h4' className={look.legs} fill='none' stroke='currentColor' strokeWidth='7' />
      <path d='M8-20v-17q0-8 7.5-8t7.5 8v17z' className={look.top} />
      <circle cx='16' cy='-52' r='6.4' className={look.skin} />
      <path d='M9-50q-1-10.5 8-10.5 6.5 0 6 5.5-8-1.5-9.5 6.5z' className={look.hair} />
      <path d='M1-5v-14q0-5 5-5h22q5 0 5 5v14z' className={chair} />
      <path d='M1-5v-14q0-5 5-5h22q5 0 5 5z' className='text-ink/15' />
      <path
        d='M15-39l4 11h9'
        className={look.top}
        fill='none'
        stroke='currentColor'
        strokeWidth='5'
        strokeLinecap='round'
      />
      {notebook && <path d='M25-30l11-8 4 5-11 8z' className='text-card' />}
    </g>
  );
}
