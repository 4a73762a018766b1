import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import type { PaymentStatus } from '../references.ts';
import { isOutdated } from './payment-state.ts';
import { SaidText } from './said-text.tsx';
import type { Payment } from './use-payment.ts';

/**
 * What came of a payment, in the page once the dialog has closed: a toast alone would be gone in five seconds.
 * @param status of what was paid for, as the page shows it beside: two states of one payment are never shown
 */
export function PaymentOutcome({
  payment,
  status,
  className,
}: {
  payment: Payment;
  status?: PaymentStatus | undefined;
  className?: string;
}) {
  const { isOpen, step, said, mayRecordAgain, recordAgain } = payment;
  if (isOpen || !said || isOutdated(payment, status)) return null;
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
      <SaidText said={said} />
    </Notice>
  );
}
