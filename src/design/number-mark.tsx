import clsx from 'clsx';

/** Step number on a disc. Decorative: the list is numbered, or the heading states the number. */
export function NumberMark({
  number,
  size = 'normal',
  className,
}: {
  number: number;
  size?: 'small' | 'normal';
  className?: string;
}) {
  return (
    <span
      aria-hidden='true'
      className={clsx(
        'grid shrink-0 place-items-center rounded-full border-2 border-wood bg-glow-soft font-[680] font-display leading-none',
        size === 'small' ? 'size-7.5 text-sm' : 'size-11 text-h4',
        className,
      )}
    >
      {number}
    </span>
  );
}
