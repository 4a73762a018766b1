import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { AsChild } from './as-child.ts';
import { WaitingDots } from './spinner.tsx';

const variants = {
  primary: 'bg-river-600 text-card hover:bg-river-700 active:bg-river-700',
  secondary:
    'bg-card text-river-700 shadow-[inset_0_0_0_2px_var(--color-river-600)] hover:bg-river-50 active:bg-river-100',
  quiet: 'text-river-700 hover:bg-river-50 active:bg-river-100',
  danger: 'bg-coral-600 text-card hover:bg-coral-700 active:bg-coral-700',
};

const sizes = {
  small: 'min-h-11 px-4 py-2 text-sm',
  normal: 'min-h-12 px-6 py-2.5 text-base',
  large: 'min-h-14 px-8 py-3 text-lg',
};

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Disabled while in progress, and shows `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
  icon?: ReactNode;
  /** Renders its only child (a link) as the button; `busy`, `busyLabel` and `icon` do not apply. */
  asChild?: boolean;
};

/**
 * Button at least 44 px high; as wide as its label, or its container with `className='w-full'`. Not printed, unlike a link that
 * looks like one: it may be a phone number.
 */
export function Button({
  variant = 'primary',
  size = 'normal',
  busy = false,
  busyLabel,
  icon,
  asChild,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = clsx(
    'inline-flex max-w-full items-center justify-center gap-2.5 rounded-full text-center font-[650] leading-tight no-underline transition-colors',
    'disabled:cursor-not-allowed',
    !busy && 'disabled:bg-line disabled:text-ink-soft disabled:shadow-none',
    variants[variant],
    sizes[size],
    className,
  );
  if (asChild) {
    // Cast: only props common to buttons and links are passed.
    const shared = rest as ComponentProps<'a'>;
    return (
      <AsChild {...shared} className={classes}>
        {children}
      </AsChild>
    );
  }
  return (
    <button
      type='button'
      {...rest}
      className={clsx(classes, 'print:hidden')}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <WaitingDots className='h-4' /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
