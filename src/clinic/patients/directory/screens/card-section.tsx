import { type ReactNode, useId } from 'react';

/** A part of a card, with its heading and what can be done with it. */
export function CardSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className='rounded-card border border-line bg-card'>
      <div className='flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b px-3'>
        <h2 id={id} className='text-base'>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Said where a part has nothing. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className='px-3 py-3 text-ink-soft'>{children}</p>
);
