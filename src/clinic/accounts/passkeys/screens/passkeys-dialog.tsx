import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Spinner } from '#design/spinner.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { formatShortDate } from '#platform/time/screen-dates.ts';
import { passkeysQuery, supportsPasskeys, useRemovePasskey } from '../api.ts';
import type { Passkey } from '../contract.ts';
import { maxPasskeys } from '../terms.ts';
import { buttonTexts } from './button-texts.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { texts } from './texts.ts';

export function PasskeysDialog({ close }: { close: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery());
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={buttonTexts().yours}
      description={texts().lead}
    >
      {data && (
        <>
          {data.length > 0 && (
            <ul
              aria-label={buttonTexts().passkeys}
              className='mb-5 divide-y divide-line border-line border-y'
            >
              {data.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <AddPasskey count={data.length} />
        </>
      )}
      {!data && isError && (
        <LoadFailure title={texts().notLoaded} isBusy={isFetching} retry={() => void refetch()}>
          {texts().notLoadedAdvice}
        </LoadFailure>
      )}
      {!data && !isError && <Spinner label={texts().loading} />}
    </Dialog>
  );
}

function AddPasskey({ count }: { count: number }) {
  if (!supportsPasskeys()) return <Notice tone='info'>{texts().notSupported}</Notice>;
  if (count < maxPasskeys) return <PasskeyForm isFirst={count === 0} />;
  return <p className='text-ink-soft'>{texts().full(maxPasskeys)}</p>;
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync: remove, isPending } = useRemovePasskey();
  const take = () =>
    remove(id).then(
      () => toast({ tone: 'success', title: texts().removed(name) }),
      (error: unknown) =>
        toast({
          tone: 'danger',
          title: texts().removalUnclear,
          description: problemMessage(error) ?? texts().removalAdvice,
        }),
    );
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 gap-y-1'>
      <p className='min-w-0 grow leading-tight'>
        <strong className='wrap-anywhere block'>{name}</strong>
        <span className='text-ink-soft text-sm'>
          {texts().addedOn(formatShortDate(createdAt))}
          {lastUsedAt ? texts().usedOn(formatShortDate(lastUsedAt)) : texts().neverUsed}
        </span>
      </p>
      {isAsked ? (
        <>
          <Button size='small' variant='danger' busy={isPending} busyLabel={texts().removing} onClick={take}>
            {texts().confirmRemoval}
          </Button>
          <Button size='small' variant='quiet' onClick={() => setAsked(false)}>
            {texts().back}
          </Button>
        </>
      ) : (
        <Button
          size='small'
          variant='quiet'
          aria-label={texts().removeOf(name)}
          onClick={() => setAsked(true)}
        >
          {texts().remove}
        </Button>
      )}
    </li>
  );
}
