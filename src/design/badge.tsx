import clsx from 'clsx';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  pending: { Icon: Clock, classes: 'bg-ochre-100 text-ochre-700' },
  confirmed: { Icon: CircleCheck, classes: 'bg-pine-100 text-pine-700' },
  cancelled: { Icon: CircleX, classes: 'bg-coral-100 text-coral-700' },
  neutral: { Icon: undefined, classes: 'bg-river-50 text-river-700' },
};

/** A state in one word; each tone has its own icon. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  const { Icon, classes } = tones[tone];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap tiny:whitespace-normal rounded-full px-2.5 py-0.5 font-[650] text-xs',
        classes,
        className,
      )}
    >
      {Icon && <Icon aria-hidden='true' strokeWidth={2.4} className='size-4' />}
      {children}
    </span>
  );
}
