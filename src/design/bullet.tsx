import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';

/** The mark of a line in a list, as high as the line: what holds is ticked, what does not has a dash. Decorative. */
export function Bullet({ no = false, className }: { no?: boolean; className?: string }) {
  const Sign = no ? Minus : Check;
  return (
    <span aria-hidden='true' className={clsx('grid h-[1lh] w-5 shrink-0 place-items-center', className)}>
      <Sign strokeWidth={3} className={clsx('size-4.5', no ? 'text-ink-soft' : 'text-pine-700')} />
    </span>
  );
}
