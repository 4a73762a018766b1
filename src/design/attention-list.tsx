import { Children, type ReactNode } from 'react';
import { LoadFailure } from './feedback/load-failure.tsx';
import { Fold } from './fold.tsx';
import { texts } from './list-texts.ts';

/**
 * List of things that need attention. Hidden when empty.
 * @param id of the heading
 * @param unknown shown if loading failed
 * @param children `li` rows
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
        {texts().dayGoesOn}
      </LoadFailure>
    );
  if (Children.count(children) === 0) return null;
  return (
    <section aria-labelledby={id} className='mt-5'>
      <Fold
        count={Children.count(children)}
        heading={
          <h2 id={id} className='text-h4'>
            {title}
          </h2>
        }
      >
        <ul className='overflow-hidden rounded-card border border-coral-600 bg-card'>{children}</ul>
      </Fold>
    </section>
  );
}
