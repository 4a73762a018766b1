import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A page's main button, last in its content. On a small screen the bar at its foot has it all the time, so it is not said twice. */
export function ThumbBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-print='no' className={clsx('mt-10 flex justify-start docked:hidden', className)}>
      {children}
    </div>
  );
}
