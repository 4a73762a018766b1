import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import type { Payment } from './use-payment.ts';

/** What came of a payment, in the page once the dialog has closed: a toast alone would be gone in five seconds. */
export function PaymentOutcome({ payment, className }: { payment: Payment; className?: string }) {
  const { isOpen, step, said, mayRecordAgain, recordAgain } = payment;
  if (isOpen || !said) return null;
  return (
    <Notice
      tone={said.tone}
      title={said.title}
      className={className ?? ''}
      actions={
        step === 'failed' &&
        mayRecordAgain && (
          <Button size='small' variant='secondary' onClick={recordAgain}>
            Comprobar otra vez
          </Button>
        )
      }
    >
      {said.text}
    </Notice>
  );
}
