import clsx from 'clsx';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { frontColors, type Wall } from './tone.ts';

/**
 * A plain card. `as='article'` for standalone content, `as='li'` in a list; `edge` adds a coloured strip at the top.
 */
export function Card({
  as: Element = 'div',
  edge,
  className,
  children,
  ...rest
}: {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  edge?: Wall;
  children: ReactNode;
} & HTMLAttributes<HTMLElement>) {
  return (
    <Element
      {...rest}
      className={clsx('relative rounded-card border border-line bg-card p-5 sm:p-7', className)}
    >
      {edge && (
        <span
          aria-hidden='true'
          data-mark
          className={clsx('absolute -inset-x-px -top-px h-2 rounded-t-card', frontColors[edge])}
        />
      )}
      {children}
    </Element>
  );
}

export type HouseCardProps = {
  as?: 'article' | 'section' | 'li' | 'div';
  tone: Wall;
  /** Decorative front: hours (`HoursFront`), sessions (`Floors`) or a drawing; plain wall by default. */
  front?: ReactNode;
  sign?: string;
  className?: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
  id?: string;
};

/** A house front, only for things that can be booked or bought: awning, wall, and the text below. */
export function HouseCard({
  as: Element = 'article',
  tone,
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
          {front ?? <div className='h-4' />}
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
