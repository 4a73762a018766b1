import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Card with one large decorative picture (`view`), beside the text or above it on phones. */
export function WideCard({
  as: Element = 'article',
  view,
  viewAt = 'top',
  id,
  className,
  children,
}: {
  as?: 'article' | 'li';
  view: ReactNode;
  /** 'top' keeps its position when the text grows. */
  viewAt?: 'top' | 'middle';
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element id={id} className={clsx('@container flex min-w-0 flex-col', className)}>
      <div className='flex grow flex-col overflow-hidden rounded-card bg-card shadow-soft @md:flex-row'>
        <div
          aria-hidden='true'
          className={clsx(
            'flex shrink-0 justify-center bg-plaster pt-8 pb-5 @md:w-44 @md:px-3 @2xl:w-72 @2xl:px-6',
            viewAt === 'top' ? 'items-start' : 'items-center',
          )}
        >
          <div className='w-42 max-w-full @md:w-full'>{view}</div>
        </div>
        <div className='flex min-w-0 grow flex-col p-5 pt-6 @md:px-6 @md:pt-8 @2xl:px-9 @2xl:py-9'>
          {children}
        </div>
      </div>
    </Element>
  );
}
