import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatTime } from '#platform/time/dates.ts';
import { formatComingDay } from '#platform/time/near-days.ts';
import { sessionsQuery, useEndSession } from '../api.ts';
import type { OwnSession } from '../contract.ts';
import { texts } from './texts.ts';

export function OpenSessions() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useEndSession();
  const endOne = async (which: number | 'others') => {
    try {
      await end.mutateAsync(which);
      toast({
        tone: 'success',
        title: which === 'others' ? texts().sessions.othersClosed : texts().sessions.closed,
      });
    } catch (error) {
      toast({
        tone: 'danger',
        ...failureMessages(error, {
          refused: texts().sessions.notClosed,
          lost: texts().sessions.perhapsClosed,
          advice: texts().sessions.closeAdvice,
        }),
      });
    }
    // The pressed button has been removed with its row.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby='sesiones'>
      <h2 id='sesiones' ref={heading} tabIndex={-1} className='scroll-mt-24 text-h3 outline-none'>
        {texts().sessions.title}
      </h2>
      <p className='mt-2 max-w-text text-ink-soft'>{texts().sessions.lead}</p>
      {data !== undefined && <List sessions={data} isBusy={end.isPending} onEnd={endOne} />}
      {data === undefined && isError && (
        <LoadFailure
          title={texts().sessions.notLoaded}
          className='mt-5 max-w-2xl'
          isBusy={isFetching}
          retry={() => void refetch()}
        >
          {texts().sessions.isKept}
        </LoadFailure>
      )}
      {data === undefined && !isError && (
        <Loading label={texts().sessions.loading}>
          <Card className='mt-5 max-w-2xl'>
            <SkeletonText lines={2} />
          </Card>
        </Loading>
      )}
    </section>
  );
}

function List({
  sessions,
  isBusy,
  onEnd,
}: {
  sessions: readonly OwnSession[];
  isBusy: boolean;
  onEnd: (which: number | 'others') => void;
}) {
  return (
    <Card className='mt-5 max-w-2xl'>
      <ul aria-label={texts().sessions.title} className='flex flex-col divide-y divide-line'>
        {sortCurrentFirst(sessions).map((session) => (
          <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => onEnd(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant='secondary'
          size='small'
          disabled={isBusy}
          onClick={() => onEnd('others')}
          className='mt-5 max-sm:w-full'
        >
          {texts().sessions.closeOthers}
        </Button>
      )}
    </Card>
  );
}

const sortCurrentFirst = (sessions: readonly OwnSession[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

function Row({ session, isBusy, onEnd }: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const { device, openedAt, lastUsedAt, current } = session;
  return (
    <li className='flex gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 max-sm:flex-col sm:items-center'>
      <div className='min-w-0 grow'>
        <p className='flex flex-wrap items-center gap-x-3 gap-y-1 font-[650]'>
          {device}
          {current && <Badge tone='confirmed'>{texts().sessions.current}</Badge>}
        </p>
        <p className='text-ink-soft text-sm'>
          {texts().sessions.opened(formatComingDay(openedAt, presentNow()), formatTime(openedAt))}
          {!current && texts().sessions.lastUsed(formatTime(lastUsedAt))}
        </p>
      </div>
      {!current && (
        <Button
          size='small'
          variant='quiet'
          disabled={isBusy}
          onClick={onEnd}
          aria-label={texts().sessions.closeOne(device, formatTime(openedAt))}
          className='self-start text-coral-700! max-sm:-mx-4 sm:self-center'
        >
          {texts().sessions.close}
        </Button>
      )}
    </li>
  );
}
