import clsx from 'clsx';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { Arch } from './drawings/arch.tsx';
import { frontColors, type Tone } from './tone.ts';

/** A plain card. `as='article'` for a thing of its own, `as='li'` in a list. */
export function Card({
  as: Element = 'div',
  className,
  children,
  ...rest
}: { as?: 'div' | 'article' | 'section' | 'li'; children: ReactNode } & HTMLAttributes<HTMLElement>) {
  return (
    <Element {...rest} className={clsx('rounded-card border border-line bg-card p-5 sm:p-7', className)}>
      {children}
    </Element>
  );
}

export type HouseCardProps = {
  as?: 'article' | 'section' | 'li' | 'div';
  tone: Tone;
  /** Windows of the front, and how many of them are lit. */
  windows?: number;
  lit?: number;
  /** A front drawn by the caller, instead of the one row of windows. Decorative. */
  front?: ReactNode;
  /** A small sign on the façade: 'Recomendado'. */
  sign?: string;
  className?: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
  id?: string;
};

/** A house-front: roof, a coloured wall with its row of windows, and below it the paper with the words. */
export function HouseCard({
  as: Element = 'article',
  tone,
  windows = 7,
  lit = 0,
  front,
  sign,
  className,
  style,
  children,
  id,
}: HouseCardProps) {
  return (
    <Element id={id} style={style} className={clsx('flex min-w-0 flex-col', className)}>
      <div aria-hidden='true' className='tiles relative z-10 h-4 bg-tile' />
      <div className='mx-1.5 flex grow flex-col overflow-hidden rounded-b-card bg-card shadow-soft'>
        <div
          className={clsx(
            'relative -mt-2 shrink-0 border-stone border-b-6 px-5 pt-7 sm:px-6',
            frontColors[tone],
          )}
        >
          {front ?? (
            <div aria-hidden='true' className='flex h-14 flex-wrap justify-between gap-x-3 overflow-hidden'>
              {[...Array(windows).keys()].map((place) => (
                <Arch key={place} lit={place < lit} className='h-10' />
              ))}
            </div>
          )}
        </div>
        <div className='relative flex grow flex-col px-5 pt-6 pb-6 sm:px-6'>
          {sign && (
            <p className='absolute -top-4 right-4 rounded-full border-2 border-ink bg-glow-soft px-3 py-0.5 font-[650] text-sm'>
              {sign}
            </p>
          )}
          {children}
        </div>
      </div>
    </Element>
  );
}
