import { useRef } from 'react';
import { RefundRule } from '#clinic/appointments/changes/screens/refund-rule.tsx';
import { ChangeRefusal } from '#clinic/appointments/changes/screens/refusal-notice.tsx';
import type { Linked } from '#clinic/appointments/links.contract.ts';
import { Button } from '#design/button.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { continueOnSuccess, useCancelLink } from '../api.ts';
import { texts } from './texts.ts';

export function LinkCancelling({
  shown,
  token,
  onKept,
  onCancelled,
}: {
  shown: Linked;
  token: string;
  onKept: () => void;
  onCancelled: () => void;
}) {
  const cancel = useCancelLink();
  const heading = useFocusedHeading();
  return (
    <section aria-labelledby='cancelar-cita'>
      <h3 id='cancelar-cita' ref={heading} tabIndex={-1} className='scroll-mt-24 text-h4 outline-none'>
        {texts().cancelQuestion}
      </h3>
      <div className='mt-3 flex flex-col gap-4'>
        <RefundRule refund={shown.refund} hours={shown.cancellationHours} />
        {cancel.doubt && <LostResponseNotice doubt={cancel.doubt} onAsk={cancel.askAgain} />}
        <ChangeRefusal
          error={cancel.error}
          title={texts().cancelFailed.title}
          text={texts().cancelFailed.text}
        />
      </div>
      <div className='mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
        <Button
          variant='danger'
          busy={cancel.isPending}
          busyLabel={texts().cancelling}
          onClick={() => continueOnSuccess(cancel.mutateAsync({ token }), onCancelled)}
        >
          {texts().cancelAppointment}
        </Button>
        <Button variant='secondary' disabled={cancel.isPending} onClick={onKept}>
          {texts().keep}
        </Button>
      </div>
    </section>
  );
}

export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading);
  return heading;
}
