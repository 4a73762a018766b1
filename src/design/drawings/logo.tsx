import clsx from 'clsx';

/** The mark: two houses, one window lit, over the river. Decorative. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 40 40' aria-hidden='true' className={clsx('block shrink-0', className ?? 'size-9')}>
      <path d='M3 22V10l8-5 8 5v12z' className='fill-ochre-500' />
      <path d='M19 22V6.5L28 2l9 4.5V22z' className='fill-coral-600' />
      <path d='M8.2 22v-6.2a2.8 2.8 0 0 1 5.6 0V22z' className='fill-ink' />
      <path d='M24.6 22V13a3.4 3.4 0 0 1 6.8 0v9z' className='fill-glow-soft' />
      <path d='M2 24.5h36v3.2c-4.5 2.6-6.5-.7-10.5.8s-6.5 1.7-10.5.3-9 2-15-.8z' className='fill-river-600' />
      <path
        d='M5 32.5c4-1.4 6.5.9 10.5-.2s7-1.2 10.5.2 6-.6 9-.4c-2 3-6 5-15 5s-12.5-1.8-15-4.6z'
        className='fill-front-river'
      />
    </svg>
  );
}

/** Mark and name, on one line at every width. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 whitespace-nowrap font-[680] font-display text-h4 text-ink leading-none tracking-[-0.02em]',
        className,
      )}
    >
      <LogoMark />
      {name}
    </span>
  );
}
