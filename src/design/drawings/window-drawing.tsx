import clsx from 'clsx';

export type WindowState = 'free' | 'taken' | 'chosen' | 'loading';

const opening = 'M26 92V30a22 22 0 0 1 44 0v62z';
const surround = 'M21 94V30a27 27 0 0 1 54 0v64z';
// A leaf is half of the arch; open, it is mirrored about its hinge, tallest outside.
const leftLeaf = 'M24.5 92V30A22 22 0 0 0 3 9.5V92z';
const rightLeaf = 'M71.5 92V30A22 22 0 0 1 93 9.5V92z';

const slats = (x: number, width: number, top: number) =>
  Array.from({ length: Math.floor((88 - top) / 6) }, (_, row) => `M${x} ${top + row * 6}h${width}`).join('');

const openSlats = slats(6.5, 14, 36) + slats(75.5, 14, 36);
const closedSlats = slats(30, 15, 30) + slats(51, 15, 30);

/** One decorative window: open, shuttered or lit. */
export function WindowDrawing({ state, className }: { state: WindowState; className?: string }) {
  const open = state === 'free' || state === 'chosen';
  const lit = state === 'chosen';
  return (
    <svg viewBox='0 0 96 104' aria-hidden='true' className={clsx('block overflow-visible', className)}>
      <path d={surround} className='fill-card' />
      <path d={opening} className='fill-river-100' />
      <path d='M26 92V62L64 15a22 22 0 0 1 6 15v6L28 92z' className='fill-river-50' />
      <g className={clsx('transition-opacity', lit ? 'opacity-100' : 'opacity-0')}>
        <path d={opening} className='fill-glow' />
        <path d='M31 92V62a17 17 0 0 1 34 0v30z' className='fill-glow-soft' />
        <path
          d='M48 92V80m0 4c-7 0-9-4-9-8 6 0 9 3 9 8zm0-3c0-6 4-9 9-9 0 6-3 9-9 9z'
          className='fill-pine-700 stroke-pine-700'
          strokeWidth='1.5'
        />
        <path d='M42 86h12l-1.6 6h-8.8z' className='fill-tile' />
      </g>
      <path d={opening} className='fill-none stroke-wood' strokeWidth='2.6' />
      {open && <path d='M48 8v84M26 47h44' className='fill-none stroke-wood' strokeWidth='2.2' />}
      {open && (
        <g>
          <path d={leftLeaf + rightLeaf} className='fill-shutter' />
          <path d={openSlats} className='fill-none stroke-shutter-shade' strokeWidth='2' />
        </g>
      )}
      {state === 'taken' && (
        <g>
          <path d={opening} className='fill-shutter stroke-shutter-shade' strokeWidth='1.5' />
          <path d={closedSlats} className='fill-none stroke-shutter-shade' strokeWidth='2' />
          <path d='M48 8v84' className='stroke-shutter-shade' strokeWidth='2.4' />
          <path d='M51 60h4' className='stroke-glow' strokeWidth='2.4' strokeLinecap='round' />
        </g>
      )}
      <path
        d={surround}
        className={clsx('fill-none stroke-ink transition-opacity', lit ? 'opacity-100' : 'opacity-0')}
        strokeWidth='4'
        strokeLinejoin='round'
      />
      <path d='M16 92h64v5H16z' className='fill-stone' />
      <path d='M16 97h64v2.5H16z' className='fill-stone-shade' />
    </svg>
  );
}
