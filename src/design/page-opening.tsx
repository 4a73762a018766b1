import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageOpeningProps = {
  /** Over the title: what the page belongs to. */
  eyebrow?: ReactNode;
  title: string;
  /** Another where the page has its first heading already. */
  as?: 'h1' | 'h4';
  /** What stands under the title. */
  children: ReactNode;
  /** Beside the words; on a phone after them. */
  picture: ReactNode;
  /** Stands in the same columns, after both. */
  below?: ReactNode;
  /** Where the two columns begin, and the distance between rows. */
  className: string;
};

/** How a page begins that explains one thing: its words, and a picture beside them. */
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
        <Heading className={clsx(Heading === 'h1' && 'docked:text-h2')}>{title}</Heading>
        {children}
      </div>
      {picture}
      {below}
    </div>
  );
}
