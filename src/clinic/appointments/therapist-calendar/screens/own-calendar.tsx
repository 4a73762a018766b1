import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextField } from '#design/fields/field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useRenewFeed } from '../api.ts';
import { texts } from './texts.ts';

export function OwnCalendar() {
  const renew = useRenewFeed();
  return (
    <section aria-labelledby='calendario' className='rounded-card border border-line bg-card p-4'>
      <h2 id='calendario' className='mb-2 text-h4'>
        {texts().title}
      </h2>
      <p className='mb-3 text-ink-soft'>{texts().purpose}</p>
      {renew.data && (
        <TextField
          className='mb-3'
          label={texts().address}
          hint={texts().copyNow}
          readOnly
          value={renew.data.address}
          onFocus={({ target }) => target.select()}
        />
      )}
      {renew.error && (
        <FailureNotice {...failureMessages(renew.error, { refused: texts().refused })} className='mb-3' />
      )}
      <Button
        size='small'
        variant='secondary'
        onClick={() => renew.mutate()}
        busy={renew.isPending}
        busyLabel={texts().busy}
      >
        {texts().create}
      </Button>
    </section>
  );
}
