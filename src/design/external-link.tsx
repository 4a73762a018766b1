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
        {/* A word joiner: the arrow never stands alone in a line, and no space is underlined before it. */}
        <span aria-hidden='true' className='whitespace-nowrap'>
          {'\u2060'}
          <ArrowUpRight className='mb-0.5 ml-1 inline size-4' />
        </span>
      </span>
      <span className='sr-only'> (se abre en otra pestaña)</span>
    </a>
  );
}
