import clsx from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link to somebody else's site: it opens another tab, and says so. */
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
    <a href={href} target='_blank' rel='noopener noreferrer' className={clsx('group', className)}>
      <span>
        {children}
        {/* The arrow never stands alone in a line. */}
        <span className='whitespace-nowrap'>
          {'\u00a0'}
          <ArrowUpRight aria-hidden='true' className='mb-0.5 inline size-4' />
        </span>
      </span>
      <span className='sr-only'> (se abre en otra pestaña)</span>
    </a>
  );
}
