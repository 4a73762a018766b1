import clsx from 'clsx';
import { texts } from './texts.ts';

/** Animated dots, still with reduced motion. Decorative: put the text beside it. */
export function WaitingDots({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 34 16' className={clsx('shrink-0', className)} fill='currentColor' aria-hidden='true'>
      {[0, 1, 2].map((place) => (
        <circle
          key={place}
          cx={5 + place * 12}
          cy='8'
          r='4.4'
          className='dot-waiting'
          style={{ animationDelay: `${place * 0.22}s` }}
        />
      ))}
    </svg>
  );
}

/**
 * For rare full-screen waits; use `Skeleton` if the shape of the content is known. Without scripts it says that
 * nothing will load.
 */
export function Spinner({ label = texts().loading, className }: { label?: string; className?: string }) {
  return (
    <div
      role='status'
      className={clsx('flex flex-col items-center justify-center gap-3 py-12 text-ink-soft', className)}
    >
      <WaitingDots className='h-9 text-river-600 noscript:hidden' />
      <span className='noscript:hidden'>{label}</span>
      <span className='hidden max-w-prose text-center noscript:block'>{texts().needsScripts}</span>
    </div>
  );
}
