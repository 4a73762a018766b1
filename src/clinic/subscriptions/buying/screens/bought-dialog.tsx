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
      title={isPaid ? 'Suscripción activada' : (said?.title ?? 'Tu pago')}
      description={isPaid ? `Plan ${bought.plan.name}. Tu pago está hecho.` : undefined}
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
  const words = `${sessions === 1 ? 'Tienes lista' : 'Tienes listas'} ${formatSessions(sessions)}`;
  return (
    <>
      <ProgressWindows lit={sessions} total={sessions} label={words} showLabel={false} />
      <p className='mt-4'>
        {words} para reservar. Te llevamos a tu perfil: allí están siempre tus sesiones y tus pagos.
      </p>
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
        <Link to={myPlans}>Ir ahora</Link>
      </Button>
      <Button variant='secondary' onClick={onStay}>
        Quedarme aquí
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
        <Button busy={isAsking} busyLabel='Comprobando...' onClick={() => void payment.recordAgain()}>
          Comprobar otra vez
        </Button>
      )}
      <Button variant='secondary' disabled={isAsking} onClick={onClose}>
        Cerrar
      </Button>
    </>
  );
}
