import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import type { PaymentStatus } from '../references.ts';
import { PaymentMessageText } from './payment-message-text.tsx';
import { isOutdated } from './payment-state.ts';
import { texts } from './texts.ts';
import type { Payment } from './use-payment.ts';

/**
 * Result of a payment on the page after the dialog has closed; a toast would vanish after five seconds.
 * @param status payment status shown beside it, so that the page never shows two contradicting states
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
            {texts().checkAgain}
          </Button>
        )
      }
    >
      <PaymentMessageText said={said} />
    </Notice>
  );
}
