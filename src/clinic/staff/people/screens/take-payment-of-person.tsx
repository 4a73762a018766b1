import { useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { texts } from './texts.ts';

const loadDialog = async () => (await import('./payment-dialog.tsx')).PaymentDialog;

/** Takes a payment for unpaid appointments of a patient. */
export function TakePaymentOfPerson({ id, name }: { id: number; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = usePreloadedPart(loadDialog, isOpen);
  return (
    <>
      <Button
        ref={button}
        size='small'
        variant='secondary'
        aria-haspopup='dialog'
        onClick={() => setIsOpen(true)}
      >
        {texts().takePayment}
      </Button>
      {dialog.part && (
        <FocusReturnContext value={button}>
          <dialog.part patientId={id} name={name} isOpen={isOpen} setIsOpen={setIsOpen} />
        </FocusReturnContext>
      )}
      {dialog.isFailed && isOpen && (
        <LoadFailure title={texts().paymentNotOpened} isQuiet retry={dialog.ask}>
          {texts().paymentNotOpenedAdvice}
        </LoadFailure>
      )}
    </>
  );
}
