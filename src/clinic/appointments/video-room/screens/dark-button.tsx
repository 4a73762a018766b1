import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Button on the dark ground of the video room. */
export function DarkButton({
  isMain = false,
  isDanger = false,
  className,
  ...rest
}: ComponentProps<'button'> & { isMain?: boolean; isDanger?: boolean }) {
  return (
    <button
      type='button'
      {...rest}
      className={clsx(
        'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full forced-colors:border px-6 py-2.5 font-[650] leading-tight transition-colors disabled:opacity-60',
        isMain && 'bg-on-deep text-shade hover:bg-on-deep/90',
        isDanger && 'bg-coral-700 text-on-deep hover:bg-coral-700/85',
        !isMain && !isDanger && 'bg-on-deep/15 text-on-deep hover:bg-on-deep/25',
        className,
      )}
    />
  );
}
