import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { LoadFailure } from './feedback/load-failure.tsx';
import { Loading, SkeletonText } from './feedback/skeleton.tsx';

type QueryState<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

const place = 'mt-5 max-w-2xl';

/**
 * Section with one card of loaded content, with loading and failure states.
 * @param id of its heading
 * @param loading announced to screen readers meanwhile
 * @param failed title if loading failed; `kept` says that nothing is lost
 * @param children the card's content
 */
export function LoadedSection<Data>({
  id,
  title,
  intro,
  asked: { data, isError, isFetching, refetch },
  loading,
  failed,
  kept,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  asked: QueryState<Data>;
  loading: string;
  failed: string;
  kept: string;
  children: (data: Data) => ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className='text-h3'>
        {title}
      </h2>
      <p className='mt-2 max-w-text text-ink-soft'>{intro}</p>
      {data !== undefined && <Card className={place}>{children(data)}</Card>}
      {data === undefined && isError && (
        <LoadFailure title={failed} className={place} isBusy={isFetching} retry={() => void refetch()}>
          {kept}
        </LoadFailure>
      )}
      {data === undefined && !isError && (
        <Loading label={loading}>
          <Card className={place}>
            <SkeletonText lines={2} />
          </Card>
        </Loading>
      )}
    </section>
  );
}
