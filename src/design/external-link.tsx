import clsx from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Link to an external site in a new tab, announced as such. */
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
        {/* A word joiner keeps the arrow with the last word, without an underlined space. */}
        <span aria-hidden='true' className='whitespace-nowrap'>
          {'\u2060'}
          <ArrowUpRight className='mb-0.5 ml-1 inline size-4' />
        </span>
      </span>
      <span className='sr-only'>{texts().opensNewTab}</span>
    </a>
  );
}
