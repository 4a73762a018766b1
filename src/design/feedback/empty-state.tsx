import clsx from 'clsx';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  drawing?: 'window' | 'boat';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** Empty list: a drawing, a sentence and the next step. */
export function EmptyState({
  drawing = 'window',
  title,
  children,
  actions,
  headingLevel = 3,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={clsx(
        'flex flex-col items-center rounded-card bg-river-50 px-5 py-9 text-center sm:py-12',
        className,
      )}
    >
      {drawing === 'window' ? <WindowWithCat /> : <Boat />}
      <Heading className='mt-5 text-h4'>{title}</Heading>
      {children && <div className='mt-2 max-w-text text-ink-soft'>{children}</div>}
      {actions && <div className='mt-6 flex flex-wrap justify-center gap-3'>{actions}</div>}
    </div>
  );
}

function WindowWithCat() {
  return (
    <svg viewBox='0 0 168 120' aria-hidden='true' className='max-h-28 w-full'>
      <path d='M48 104V46a36 36 0 0 1 72 0v58z' className='fill-card' />
      <path d='M54 104V46a30 30 0 0 1 60 0v58z' className='fill-river-100' />
      <path d='M54 104V72l44-51a30 30 0 0 1 16 25v4L62 104z' className='fill-river-50' />
      <path
        d='M54 104V46a30 30 0 0 1 60 0v58zM84 16v88M54 62h60'
        className='fill-none stroke-wood'
        strokeWidth='3'
      />
      <path d='M45 104V46a36 36 0 0 0-25-29v87zM123 104V46a36 36 0 0 1 25-29v87z' className='fill-shutter' />
      <path
        d='M25 46h15M25 55h15M25 64h15M25 73h15M25 82h15M25 91h15M128 46h15M128 55h15M128 64h15M128 73h15M128 82h15M128 91h15'
        className='stroke-shutter-shade'
        strokeWidth='2.6'
      />
      <path
        d='M98 104c-9 0-13-4-13-12 0-7 3-11 6-15l-1-9 6 4h6l6-4-1 10c5 5 7 9 7 14 0 4-1 7-3 9 5 1 9 0 11-3l3 2c-3 5-9 6-15 4z'
        className='fill-ink'
      />
      <path d='M36 104h96v7H36z' className='fill-stone' />
      <path d='M36 111h96v3.5H36z' className='fill-stone-shade' />
    </svg>
  );
}

function Boat() {
  return (
    <svg viewBox='0 0 200 112' aria-hidden='true' className='max-h-28 w-full'>
      <circle cx='146' cy='30' r='15' className='fill-glow' />
      <path d='M98 12v58' className='stroke-wood' strokeWidth='4' strokeLinecap='round' />
      <path d='M103 14c18 12 26 28 28 50h-28z' className='fill-front-coral' />
      <path d='M93 22c-12 12-18 26-20 42h20z' className='fill-card' />
      <path d='M54 72h92c-3 12-11 19-22 19H76c-11 0-19-7-22-19z' className='fill-tile' />
      <path d='M54 72h92l-1.5 5H55.5z' className='fill-tile-shade' />
      <path
        d='M10 91c15 6 27 6 42 1s28-5 44 1 28 5 44 0 30-5 50 0'
        className='fill-none stroke-river-600'
        strokeWidth='4'
        strokeLinecap='round'
      />
      <path
        d='M44 104c12 4 22 4 34 0s22-4 34 0 22 3 32 0'
        className='fill-none stroke-front-river'
        strokeWidth='4'
        strokeLinecap='round'
      />
    </svg>
  );
}
