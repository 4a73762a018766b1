import { Link } from 'react-router';
import { PaymentMessageText } from '#clinic/payments/screens/payment-message-text.tsx';
import type { Payment } from '#clinic/payments/screens/use-payment.ts';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import { formatOutstanding } from '#clinic/subscriptions/screens/instalment-messages.ts';
import { formatSessions } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ProgressWindows } from '#design/feedback/progress-windows.tsx';
import { useDelayedRedirect } from '#platform/browser/delayed-redirect.ts';
import { routes } from '#platform/paths.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { texts } from './texts.ts';

const myPlans = `${routes.dashboard}#subscriptions`;

type BoughtProps = { open: boolean; plan: Plan; offer: Offer; payment: Payment; onClose: () => void };

/** Result of the payment; redirects to the profile unless the user stays. */
export function BoughtDialog({ open, payment, onClose, ...bought }: BoughtProps) {
  const { step, said } = payment;
  const isPaid = step === 'paid';
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => opens || onClose()}
      size='small'
      keepsToast
      dismissible={step !== 'recording'}
      title={isPaid ? checkoutTexts().activated : (said?.title ?? texts().bought.yourPayment)}
      description={isPaid ? texts().bought.isPaid(bought.plan.name) : undefined}
      actions={
        isPaid ? (
          <DelayedRedirect onStay={onClose} />
        ) : (
          <UnsettledPayment payment={payment} onClose={onClose} />
        )
      }
    >
      {isPaid ? (
        <Sessions {...bought} />
      ) : (
        said && (
          <Notice tone={said.tone}>
            <PaymentMessageText said={said} />
          </Notice>
        )
      )}
    </Dialog>
  );
}

function Sessions({ offer }: Pick<BoughtProps, 'offer'>) {
  const sessions = offer.sessionsPerPayment[0] ?? 0;
  const words = texts().bought.ready(sessions, formatSessions(sessions));
  return (
    <>
      <ProgressWindows lit={sessions} total={sessions} label={words} showLabel={false} />
      <p className='mt-4'>{texts().bought.toProfile(words)}</p>
      {offer.payments > 1 && <p className='mt-2'>{formatOutstanding(offer)}</p>}
    </>
  );
}

/** Redirects after a delay, unless the user stays or leaves at once. */
function DelayedRedirect({ onStay }: { onStay: () => void }) {
  useDelayedRedirect(myPlans);
  return (
    <>
      <Button asChild>
        <Link to={myPlans}>{texts().bought.goNow}</Link>
      </Button>
      <Button variant='secondary' onClick={onStay}>
        {texts().bought.stay}
      </Button>
    </>
  );
}

/** Money may have moved: offers a new check, not a new payment. */
function UnsettledPayment({ payment, onClose }: Pick<BoughtProps, 'payment' | 'onClose'>) {
  const isAsking = payment.step === 'recording';
  return (
    <>
      {(isAsking || (payment.step === 'failed' && payment.mayRecordAgain)) && (
        <Button
          busy={isAsking}
          busyLabel={texts().bought.checking}
          onClick={() => void payment.recordAgain()}
        >
          {texts().bought.checkAgain}
        </Button>
      )}
      <Button variant='secondary' disabled={isAsking} onClick={onClose}>
        {texts().close}
      </Button>
    </>
  );
}
