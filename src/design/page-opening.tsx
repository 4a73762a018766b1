import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageOpeningProps = {
  eyebrow?: ReactNode;
  title: string;
  /** Use another level if the page already has its first heading. */
  as?: 'h1' | 'h4';
  children: ReactNode;
  picture: ReactNode;
  below?: ReactNode;
  /** Breakpoint of the columns, and the row gap. */
  className: string;
};

/** Opening of a page about one subject: text with a picture beside it. */
export function PageOpening({
  eyebrow,
  title,
  as: Heading = 'h1',
  children,
  picture,
  below,
  className,
}: PageOpeningProps) {
  return (
    <div className={clsx('grid grid-cols-1 gap-x-14', className)}>
      <div>
        {eyebrow && <p className='mb-2 docked:mb-1 font-[650] text-river-700'>{eyebrow}</p>}
        <Heading>{title}</Heading>
        {children}
      </div>
      {picture}
      {below}
    </div>
  );
}
