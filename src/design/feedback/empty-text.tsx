import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Empty list inside a section that has its own heading and actions; an empty page shows `EmptyState`. */
export const EmptyText = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p data-empty className={clsx('py-2 text-ink-soft', className)}>
    {children}
  </p>
);
