import clsx from 'clsx';

export function ParkBench({ className }: { className?: string }) {
  return (
    <svg
      viewBox='0 0 420 200'
      preserveAspectRatio='xMidYMax slice'
      aria-hidden='true'
      className={clsx('block rounded-card', className)}
    >
      <path d='M0 0h420v200H0z' className='fill-river-100' />
      <circle cx='318' cy='54' r='24' className='fill-glow' />
      <path d='M0 118c70-24 130-20 210-8s140 4 210-14v104H0z' className='fill-front-pine' />
      <path d='M0 150c90-14 190-10 420 0v50H0z' className='fill-plaster' />
      <path d='M0 182c60 6 120-6 180 0s160 6 240-2v20H0z' className='fill-front-river' />
      <Tree x={70} scale={1.05} />
      <Tree x={360} scale={1} />
      <Tree x={186} scale={0.74} />
      <path d='M204 140h92v6h-92zM204 126h92v6h-92z' className='fill-wood' />
      <path d='M212 146v18M288 146v18M212 124v22M288 124v22' className='stroke-wood' strokeWidth='5' />
      <circle cx='252' cy='96' r='9' className='fill-tile' />
      <path d='M240 140v-20a12 12 0 0 1 24 0v20z' className='fill-river-600' />
      <path
        d='M244 138h-12v25M258 138h-10v25'
        className='fill-none stroke-ink'
        strokeWidth='7'
        strokeLinejoin='round'
      />
      <path d='M263 122l9 12' className='stroke-river-700' strokeWidth='6' strokeLinecap='round' />
      <path
        transform='translate(236 96) scale(.66)'
        d='M98 104c-9 0-13-4-13-12 0-7 3-11 6-15l-1-9 6 4h6l6-4-1 10c5 5 7 9 7 14 0 4-1 7-3 9 5 1 9 0 11-3l3 2c-3 5-9 6-15 4z'
        className='fill-ink'
      />
    </svg>
  );
}

function Tree({ x, scale }: { x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 166) scale(${scale})`}>
      <path d='M-7 0c2-30-2-52 0-78h12c0 26 0 48 4 78z' className='fill-stone' />
      <path d='M-4-20h5v-9h-4zM2-44h4v-10H1z' className='fill-stone-shade' />
      <circle cx='-20' cy='-92' r='28' className='fill-shutter' />
      <circle cx='18' cy='-98' r='32' className='fill-shutter' />
      <circle cx='-2' cy='-118' r='26' className='fill-shutter' />
      <circle cx='26' cy='-86' r='17' className='fill-shutter-shade' />
      <circle cx='-26' cy='-82' r='13' className='fill-shutter-shade' />
    </g>
  );
}
