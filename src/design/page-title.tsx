import type { ReactNode } from 'react';

/**
 * First heading of an inner page with its lead: one row on wide screens, so that the content starts near the top.
 * @param isStacked puts the lead under the heading, if the row also contains the tabs
 */
export function PageTitle({
  title,
  as: Heading = 'h1',
  isStacked = false,
  children,
}: {
  title: string;
  /** Use another level if the page already has its first heading. */
  as?: 'h1' | 'h4';
  isStacked?: boolean;
  children?: ReactNode;
}) {
  return (
    <header className={isStacked ? undefined : 'lg:flex lg:items-center lg:gap-x-10'}>
      <Heading className={isStacked ? undefined : 'lg:max-w-[55%] lg:shrink-0'}>{title}</Heading>
      {children && (
        <p className='mt-1.5 max-w-text text-ink-soft docked:leading-snug lg:text-pretty low:mt-0.5 tiny:text-xs tiny:leading-tight'>
          {children}
        </p>
      )}
    </header>
  );
}
