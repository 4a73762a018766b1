import clsx from 'clsx';
import { ExternalLink as Arrow } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link to a page that is not ours; it opens in another tab, and says so. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} target='_blank' rel='noopener noreferrer' className={clsx('link gap-2', className)}>
      {children}
      <Arrow aria-hidden='true' className='size-4.5 shrink-0' />
      <span className='sr-only'> (se abre en otra pestaña)</span>
    </a>
  );
}
