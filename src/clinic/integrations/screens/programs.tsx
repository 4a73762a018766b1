import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { WithHelp } from '#design/with-help.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { type ApiKey, keysQuery, useEndKey } from '../api.ts';
import { scopeLabels } from '../terms.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { texts } from './texts.ts';

export function Programs() {
  const { data, isPending, isError, refetch } = useQuery(keysQuery);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp
        about={texts().title}
        help={texts().help((page) => (
          <a href='/api' className='link'>
            {page}
          </a>
        ))}
      >
        <h2 className='text-h4'>{texts().title}</h2>
      </WithHelp>
      {isError && data === undefined && (
        <LoadFailure title={texts().notLoaded} retry={() => void refetch()}>
          {texts().stillValid}
        </LoadFailure>
      )}
      {isPending && <LoadingRows rows={2} label={texts().opening} />}
      {data && data.keys.length === 0 && <EmptyText className='mt-2'>{texts().none}</EmptyText>}
      {data && data.keys.length > 0 && (
        <ul className='mt-4 divide-y divide-line border-line border-y'>
          {data.keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <Button size='small' variant='secondary' className='mt-4' onClick={() => setIsMaking(true)}>
        {texts().createOne}
      </Button>
      <NewKeyDialog isOpen={isMaking} close={() => setIsMaking(false)} />
    </Card>
  );
}

function KeyRow({ apiKey: { id, name, scopes, createdAt, createdBy, lastUsedAt } }: { apiKey: ApiKey }) {
  const [isSure, setIsSure] = useState(false);
  const end = useEndKey();
  const press = () =>
    end.mutateAsync(id).then(
      () => toast({ tone: 'success', title: texts().removed, description: texts().accessEnded(name) }),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notRemoved, lost: texts().removalLost }),
        }),
    );
  return (
    <li className='dense-row flex flex-wrap items-center justify-between gap-3'>
      <div className='min-w-0'>
        <strong className='wrap-anywhere'>{name}</strong>
        <p className='text-sm'>{scopes.map((scope) => scopeLabels()[scope].label).join(' · ')}</p>
        <p className='text-ink-soft text-xs'>
          {texts().createdBy(createdBy, formatDate(createdAt))} ·{' '}
          {lastUsedAt === null ? texts().neverUsed : texts().lastUsed(formatDate(lastUsedAt))}
        </p>
      </div>
      {isSure ? (
        <Button
          size='small'
          variant='danger'
          busy={end.isPending}
          busyLabel={texts().removing}
          onClick={press}
        >
          {texts().confirmRemoval}
        </Button>
      ) : (
        <Button
          size='small'
          variant='quiet'
          className='max-sm:-ml-4'
          aria-label={texts().removeKeyOf(name)}
          onClick={() => setIsSure(true)}
        >
          {texts().remove}
        </Button>
      )}
    </li>
  );
}
