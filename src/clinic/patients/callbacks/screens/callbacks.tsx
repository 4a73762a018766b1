import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useDiscardDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { Spinner } from '#design/spinner.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import type { CallbackReason } from '../../terms.ts';
import { type Callback, callbacksQuery, useMarkCallback } from '../api.ts';
import { callbackReasonLabels } from './callback-labels.ts';
import { texts } from './texts.ts';

const loadForm = async () => (await import('./callback-form.tsx')).CallbackForm;

/** @param action further action of an open callback */
export function Callbacks({ action }: { action: (callback: Callback) => ReactNode }) {
  const forget = useDiscardDraft();
  const [isLeaving, setIsLeaving] = useState(false);
  const { data, isError, refetch } = useQuery(callbacksQuery);
  const close = () => setIsLeaving(false);
  const form = usePreloadedPart(loadForm, isLeaving);
  return (
    <section aria-labelledby='llamar-a' className='mt-5'>
      <div className='mb-2 flex flex-wrap items-center gap-x-3'>
        <h2 id='llamar-a' className='text-h4'>
          {texts().title}
        </h2>
        <p className='grow text-ink-soft'>{data?.callbacks.length === 0 && texts().none}</p>
        <Dialog
          open={isLeaving}
          onOpenChange={(opens) => {
            setIsLeaving(opens);
            if (!opens) forget('callback');
          }}
          title={texts().newTitle}
          trigger={
            <Button size='small' variant='quiet'>
              {texts().add}
            </Button>
          }
        >
          {form.part && <form.part close={close} />}
          {!form.part && form.isFailed && (
            <LoadFailure title={texts().formFailed} retry={form.ask}>
              {texts().maybeConnection}
            </LoadFailure>
          )}
          {!form.part && !form.isFailed && <Spinner label={texts().opening} />}
        </Dialog>
      </div>
      {isError && data === undefined && (
        <LoadFailure isQuiet title={texts().notLoaded} retry={() => void refetch()}>
          {texts().areKept}
        </LoadFailure>
      )}
      {data !== undefined && data.callbacks.length > 0 && (
        <ul className='divide-y divide-line overflow-hidden rounded-card border border-line bg-card'>
          {data.callbacks.map((one) => (
            <Line key={one.id} one={one} action={one.isDone ? undefined : action(one)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ one, action }: { one: Callback; action: ReactNode }) {
  const { id, name, phone, reason, note, forProfessional, leftBy, at, isDone } = one;
  const marking = useMarkCallback();
  return (
    <li className='dense-row flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3'>
      <div className='min-w-0 sm:flex-1'>
        <p className={clsx(isDone && 'text-ink-soft line-through')}>
          <strong>{name}</strong>{' '}
          {phone && (
            <a href={phoneUrl(phone)} className='link whitespace-nowrap tabular-nums'>
              {phone}
            </a>
          )}
        </p>
        <p className='text-ink-soft text-xs'>
          {[
            formatReason(reason, note),
            forProfessional === null ? texts().forReception : texts().forWhom(forProfessional),
            leftBy === null
              ? texts().notedOn(formatShortDate(at), formatTime(at))
              : texts().notedBy(leftBy, formatShortDate(at), formatTime(at)),
          ].join(' · ')}
        </p>
        {marking.isError && (
          <p role='alert' className='text-coral-700 text-xs'>
            {texts().lost}
          </p>
        )}
      </div>
      <div className='flex flex-wrap gap-2'>
        {action}
        <Button
          size='small'
          variant={isDone ? 'quiet' : 'secondary'}
          className={clsx(isDone && 'max-sm:-ml-4')}
          busy={marking.isPending}
          busyLabel={texts().marking}
          aria-label={isDone ? texts().undoOf(name) : texts().doneOf(name)}
          onClick={() => marking.mutate({ id, isDone: !isDone })}
        >
          {isDone ? texts().undo : texts().done}
        </Button>
      </div>
    </li>
  );
}

const formatReason = (reason: CallbackReason, note: string | null) =>
  note === null ? callbackReasonLabels()[reason] : `${callbackReasonLabels()[reason]}: ${note}`;
