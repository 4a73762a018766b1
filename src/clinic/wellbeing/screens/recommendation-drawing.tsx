import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { RecommendationId } from './guide/guide.ts';

const skies: Record<RecommendationId, string> = {
  habits: 'fill-glow-soft',
  sleep: 'fill-river-700',
  movement: 'fill-river-100',
  screens: 'fill-plaster',
  ties: 'fill-front-ochre',
};

const views: Record<RecommendationId, ReactNode> = {
  habits: (
    <>
      <circle cx='84' cy='62' r='16' className='fill-glow' />
      <path d='M18 96c18-16 34-16 52-6s30 2 32-4v62H18z' className='fill-front-pine' />
      <path d='M34 116h30v14a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z' className='fill-on-deep' />
      <path d='M64 119h5a6 6 0 0 1 0 12h-5' className='fill-none stroke-on-deep' strokeWidth='4' />
      <path
        d='M42 109c-4-5 4-7 0-13M55 109c-4-5 4-7 0-13'
        className='fill-none stroke-ink/50'
        strokeWidth='2.6'
        strokeLinecap='round'
      />
    </>
  ),
  sleep: (
    <>
      <path d='M82 38a17 17 0 1 0 11 27 14 14 0 0 1-11-27z' className='fill-glow' />
      <path
        d='M38 52v6M35 55h6M50 78v5M47.5 80.5h5M30 84v4M28 86h4'
        className='stroke-glow-soft'
        strokeWidth='1.8'
      />
      <path d='M22 106h8v42h-8z' className='fill-wood' />
      <path d='M30 122h72v18H30z' className='fill-front-river' />
      <path d='M30 122c16-7 44-8 72 0v8c-24-6-50-4-72 0z' className='fill-river-100' />
      <rect x='31' y='112' width='24' height='12' rx='6' className='fill-on-deep' />
    </>
  ),
  movement: (
    <>
      <path d='M18 112c30-10 58-10 84-2v40H18z' className='fill-front-pine' />
      <path d='M52 150c-2-14 12-22 8-38h8c4 16-2 24 10 38z' className='fill-plaster' />
      <path d='M86 122V74' className='stroke-wood' strokeWidth='5' strokeLinecap='round' />
      <circle cx='86' cy='62' r='19' className='fill-shutter' />
      <circle cx='74' cy='74' r='12' className='fill-shutter-shade' />
      <circle cx='40' cy='101' r='4' className='fill-tile' />
      <path
        d='M40 106v12m0 0-5 11m5-11 6 10M40 109l-6 6m6-6 7 4'
        className='fill-none stroke-tile'
        strokeWidth='3.6'
        strokeLinecap='round'
      />
    </>
  ),
  screens: (
    <>
      <path d='M18 112h84v6H18z' className='fill-wood' />
      <path d='M32 112V86h8v26z' className='fill-coral-600' />
      <path d='M41 112V80h9v32z' className='fill-river-600' />
      <path d='M51 112l8-29 8 2-8 27z' className='fill-ochre-500' />
      <path d='M78 96h18l-3 16H81z' className='fill-tile' />
      <path
        d='M87 96c-12-2-13-14-12-20 9 2 13 10 12 20zm0-6c0-10 6-16 12-17 1 8-4 16-12 17z'
        className='fill-pine-700'
      />
      <rect x='34' y='134' width='44' height='8' rx='4' className='fill-ink' />
      <path d='M30 142h60v6H30z' className='fill-stone-shade' />
    </>
  ),
  ties: (
    <>
      <path d='M18 44h22v106H18zM80 52h22v98H80z' className='fill-front-coral' />
      <path d='M18 84V70a9 9 0 0 1 14 0v14zM102 90V76a9 9 0 0 0-14 0v14z' className='fill-glow' />
      <path d='M34 86c16 8 34 8 52 6' className='fill-none stroke-ink' strokeWidth='1.8' />
      <path d='M42 90l10 2-1 20-10-2z' className='fill-on-deep' />
      <path d='M56 93h9v16h-9z' className='fill-river-600' />
      <path d='M69 93l9-1 1 20-10 1z' className='fill-glow-soft' />
      <path d='M40 128h40v22H40z' className='fill-plaster' />
    </>
  ),
};

/** Decorative arched window with a view of its theme. */
export function RecommendationDrawing({ id, className }: { id: RecommendationId; className?: string }) {
  const opening = 'M18 148V72a42 42 0 0 1 84 0v76z';
  return (
    <svg viewBox='4 18 112 146' aria-hidden='true' className={clsx('block h-auto', className)}>
      <clipPath id={`view-${id}`}>
        <path d={opening} />
      </clipPath>
      <path d='M10 150V72a50 50 0 0 1 100 0v78z' className='fill-stone' />
      <g clipPath={`url(#view-${id})`}>
        <path d={opening} className={skies[id]} />
        {views[id]}
      </g>
      <path d={opening} className='fill-none stroke-wood' strokeWidth='3' />
      <path d='M6 148h108v7H6z' className='fill-stone' />
      <path d='M6 155h108v4H6z' className='fill-stone-shade' />
    </svg>
  );
}
