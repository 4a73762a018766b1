import clsx from 'clsx';

/** Three dots that light one after the other; stands still under reduced motion. Decorative: give the words beside it. */
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
 * For the few waits of a whole screen. Where the shape of what comes is known, use `Skeleton`. Without scripts nothing will come,
 * and it says so.
 */
export function Spinner({ label = 'Cargando…', className }: { label?: string; className?: string }) {
  return (
    <div
      role='status'
      className={clsx('flex flex-col items-center justify-center gap-3 py-12 text-ink-soft', className)}
    >
      <WaitingDots className='h-9 text-river-600 noscript:hidden' />
      <span className='noscript:hidden'>{label}</span>
      <span className='hidden max-w-prose text-center noscript:block'>
        Esta parte necesita JavaScript, y tu navegador lo tiene desactivado.
      </span>
    </div>
  );
}
