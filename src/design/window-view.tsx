import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

const opening = 'M0 226V76a76 76 0 0 1 152 0v150z';
// Thrown open, a leaf lies beside its hinge, tallest at the outside; ajar, it covers a fifth of the opening.
const openLeaf = 'M-4 226V78c0-36-16-60-36-70v218z';
const ajarLeaf = 'M1 226V78c0-34 10-52 28-62v210z';
const slats = (left: number, width: number) =>
  Array.from({ length: 16 }, (_, row) => `M${left} ${70 + row * 9.4}h${width}`).join('');

export type WindowViewProps = {
  /** Not wide open: what it shows is still to come. */
  ajar?: boolean;
  className?: string;
  /** Drawn in a box 152 wide and 226 high, cut by the arch. */
  children: ReactNode;
};

/** A large arched window with its shutters, and what is seen through it. Decorative. */
export function WindowView({ ajar = false, className, children }: WindowViewProps) {
  const id = useId();
  return (
    <svg
      viewBox={ajar ? '18 0 204 256' : '0 0 240 256'}
      aria-hidden='true'
      className={clsx('block', className)}
    >
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <g transform='translate(44 14)'>
        <path d='M-8 228V76a84 84 0 0 1 168 0v152z' className='fill-card' />
        <g clipPath={`url(#${id})`}>
          {children}
          {ajar && <Shutters leaf={ajarLeaf} slats={slats(5, 19)} />}
        </g>
        <path d={opening} className='fill-none stroke-wood' strokeWidth='4' />
        {!ajar && <Shutters leaf={openLeaf} slats={slats(-34.5, 24)} />}
        <path d='M-22 226h196v9H-22z' className='fill-stone' />
        <path d='M-22 235h196v5H-22z' className='fill-stone-shade' />
      </g>
    </svg>
  );
}

const Shutters = ({ leaf, slats }: { leaf: string; slats: string }) =>
  ['', 'translate(152 0) scale(-1 1)'].map((side) => (
    <g key={side} transform={side || undefined}>
      <path d={leaf} className='fill-shutter' />
      <path d={slats} className='stroke-shutter-shade' strokeWidth='3' />
    </g>
  ));
