import { type ReactNode, useRef } from 'react';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { texts } from './texts.ts';

/** Card of today. `takesFocus`: it replaces an element that had the focus. */
export function DayCard({ takesFocus = false, children }: { takesFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading, takesFocus);
  return (
    <Card as='section' edge='river' aria-labelledby='como-estas'>
      <h3 id='como-estas' ref={heading} tabIndex={-1} className='outline-none'>
        {texts().title}
      </h3>
      <div className='mt-3'>{children}</div>
    </Card>
  );
}

/** Placeholder while the check-ins load. */
export function NoDayYet({
  isFailed,
  retry,
  isBusy,
}: {
  isFailed: boolean;
  retry: () => void;
  isBusy: boolean;
}) {
  return (
    <DayCard>
      {isFailed ? (
        <LoadFailure title={texts().notLoaded} retry={retry} isBusy={isBusy} isQuiet>
          {texts().isKept}
        </LoadFailure>
      ) : (
        <Loading label={texts().loading}>
          <Skeleton className='h-48 w-full' />
        </Loading>
      )}
    </DayCard>
  );
}
