import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Decorative phone, 120 × 224; its screen is 108 × 208 at (6, 8). */
export function PhoneDrawing({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg viewBox='0 0 120 224' aria-hidden='true' className={clsx('block h-auto', className)}>
      <svg x='6' y='8' width='108' height='208' viewBox='0 0 108 208' aria-hidden='true'>
        {children}
      </svg>
      {/* Rounds the screen's corners by covering them. */}
      <path
        fillRule='evenodd'
        d='M17 0h86a17 17 0 0 1 17 17v190a17 17 0 0 1-17 17H17a17 17 0 0 1-17-17V17A17 17 0 0 1 17 0zM17 7A10 10 0 0 0 7 17v190a10 10 0 0 0 10 10h86a10 10 0 0 0 10-10V17a10 10 0 0 0-10-10z'
        className='fill-ink'
      />
    </svg>
  );
}

/** Marks where to press, with an outline so that it does not depend on colour. */
export function Press({ x, y, r = 13 }: { x: number; y: number; r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r + 4} className='fill-glow' />
      <circle cx={x} cy={y} r={r} className='fill-glow-soft stroke-ink' strokeWidth='2.4' />
    </g>
  );
}
