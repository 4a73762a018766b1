import clsx from 'clsx';

/**
 * A small arched window, lit or dark, that stands for one session or one slot. Decorative: the count is also
 * given as text.
 */
export function Arch({ lit = false, className }: { lit?: boolean; className?: string }) {
  return (
    <svg viewBox='0 0 24 38' aria-hidden='true' className={clsx('block shrink-0', className)}>
      <path
        d='M2 34V12a10 10 0 0 1 20 0v22z'
        className={clsx('stroke-ink transition-[fill]', lit ? 'fill-glow' : 'fill-ink/35')}
        strokeWidth={lit ? 2 : 0}
      />
      <path d='M12 2.5V34M2.5 17h19' className={lit ? 'stroke-ink/70' : 'stroke-card/45'} strokeWidth='1.6' />
      <path d='M0 34h24v3.4H0z' className='fill-ink/45' />
    </svg>
  );
}
