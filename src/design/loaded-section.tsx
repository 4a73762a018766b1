import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { LoadFailure } from './feedback/load-failure.tsx';
import { Loading, SkeletonText } from './feedback/skeleton.tsx';

/** What of a question to the server is looked at here. */
type Asked<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

const place = 'mt-5 max-w-2xl';

/**
 * A section of somebody's own page with one card, whose contents are asked for: while they come, and where they do not.
 * @param id of its heading
 * @param loading what is said to a screen reader meanwhile
 * @param failed the title where it could not be asked for; `kept` says that nothing is lost
 * @param children the card's contents
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
  asked: Asked<Data>;
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
      {data !== undefined ? (
        <Card className={place}>{children(data)}</Card>
      ) : isError ? (
        <LoadFailure title={failed} className={place} isBusy={isFetching} retry={() => void refetch()}>
          {kept}
        </LoadFailure>
      ) : (
        <Loading label={loading}>
          <Card className={place}>
            <SkeletonText lines={2} />
          </Card>
        </Loading>
      )}
    </section>
  );
}
