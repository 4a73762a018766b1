import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Summary of a `details` with class `group`; its icon rotates when open. */
export const UnfoldSummary = ({ children, className }: { children: ReactNode; className?: string }) => (
  <summary
    className={clsx(
      'inline-flex min-h-11 list-none items-center gap-1.5 rounded-full font-[650] text-river-700 [&::-webkit-details-marker]:hidden',
      className,
    )}
  >
    {children}
    <ChevronDown
      aria-hidden='true'
      className='size-4.5 shrink-0 transition-transform group-open:rotate-180'
    />
  </summary>
);
