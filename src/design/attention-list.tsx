import { Children, type ReactNode } from 'react';
import { LoadFailure } from './feedback/load-failure.tsx';

/**
 * What somebody has to see to, a row each. Where there is nothing, nothing is shown.
 * @param id of the heading
 * @param unknown said where it could not be asked for; the day goes on without it
 * @param children the rows, `li`
 */
export function AttentionList({
  id,
  title,
  unknown,
  isFailed,
  retry,
  children,
}: {
  id: string;
  title: string;
  unknown: string;
  isFailed: boolean;
  retry: () => void;
  children: ReactNode;
}) {
  if (isFailed)
    return (
      <LoadFailure isQuiet title={unknown} className='mt-5' retry={retry}>
        El día se puede llevar igual.
      </LoadFailure>
    );
  if (Children.count(children) === 0) return null;
  return (
    <section aria-labelledby={id} className='mt-5'>
      <h2 id={id} className='mb-2 text-h4'>
        {title}
      </h2>
      <ul className='overflow-hidden rounded-card border border-coral-600 bg-card'>{children}</ul>
    </section>
  );
}
