import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { texts } from './texts.ts';

export function RecordSection({
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
    <section
      aria-labelledby={id}
      className='rounded-card border border-line bg-card [&>[data-empty]]:px-3 [&>[data-empty]]:py-3'
    >
      <div className='flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b px-3 [&>button]:-mr-4'>
        <h2 id={id} className='text-base'>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/**
 * Section of a record with its own query; if it fails, the rest still works.
 * @param what plural noun with article: 'las citas'
 * @param lines number of placeholder rows
 */
export function QueriedSection<Data>({
  title,
  what,
  lines = 2,
  query: { data, isError, refetch },
  action,
  children,
}: {
  title: string;
  what: string;
  lines?: number;
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  action?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}) {
  return (
    <RecordSection title={title} action={data !== undefined && action?.(data)}>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <LoadFailure title={texts().notOpened(what)} isQuiet retry={() => void refetch()}>
          {texts().stillStored(what)}
        </LoadFailure>
      )}
      {data === undefined && !isError && (
        <Loading label={texts().opening(what)}>
          <SkeletonText lines={lines} className='px-3 py-2' />
        </Loading>
      )}
    </RecordSection>
  );
}
