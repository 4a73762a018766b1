import { useRef } from 'react';
import { RefundRule } from '#clinic/appointments/changes/screens/refund-rule.tsx';
import { ChangeRefusal } from '#clinic/appointments/changes/screens/refusal-notice.tsx';
import type { Linked } from '#clinic/appointments/links.contract.ts';
import { Button } from '#design/button.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { continueOnSuccess, useCancelLink } from '../api.ts';

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
        ¿Cancelar esta cita?
      </h3>
      <div className='mt-3 flex flex-col gap-4'>
        <RefundRule refund={shown.refund} hours={shown.cancellationHours} />
        {cancel.doubt && <LostResponseNotice doubt={cancel.doubt} onAsk={cancel.askAgain} />}
        <ChangeRefusal
          error={cancel.error}
          title='Error al cancelar la cita'
          text='La cita sigue en pie. Inténtalo de nuevo en un momento.'
        />
      </div>
      <div className='mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
        <Button
          variant='danger'
          busy={cancel.isPending}
          busyLabel='Cancelando...'
          onClick={() => continueOnSuccess(cancel.mutateAsync({ token }), onCancelled)}
        >
          Cancelar la cita
        </Button>
        <Button variant='secondary' disabled={cancel.isPending} onClick={onKept}>
          Conservarla
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
