import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';

/** Decorative list marker as high as the line: a tick, or a dash with `no`. */
export function Bullet({ no = false, className }: { no?: boolean; className?: string }) {
  const Sign = no ? Minus : Check;
  return (
    <span aria-hidden='true' className={clsx('grid h-[1lh] w-5 shrink-0 place-items-center', className)}>
      <Sign strokeWidth={3} className={clsx('size-4.5', no ? 'text-ink-soft' : 'text-pine-700')} />
    </span>
  );
}
