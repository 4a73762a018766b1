import clsx from 'clsx';
import type { ReactNode } from 'react';
import { frontColors, type Tone } from '../tone.ts';

/** A house-front with one large window: the wall beside the words, on a phone above them. `view` is decorative. */
export function WideHouse({
  as: Element = 'article',
  tone,
  view,
  viewAt = 'top',
  id,
  className,
  children,
}: {
  as?: 'article' | 'li';
  tone: Tone;
  view: ReactNode;
  /** At the top it stays in its place when the words grow. */
  viewAt?: 'top' | 'middle';
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element id={id} className={clsx('@container flex min-w-0 flex-col', className)}>
      <div aria-hidden='true' className='tiles relative z-10 h-4 shrink-0 bg-tile' />
      <div className='-mt-2 mx-1.5 flex grow flex-col overflow-hidden rounded-b-card bg-card shadow-soft @md:flex-row'>
        <div
          aria-hidden='true'
          className={clsx(
            'flex shrink-0 justify-center border-stone border-b-6 pt-8 pb-5 @md:w-44 @md:px-3 @2xl:w-72 @2xl:px-6',
            viewAt === 'top' ? 'items-start' : 'items-center',
            frontColors[tone],
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
