import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { TakePaymentButton } from '#clinic/payments/desk/screens/take-payment-button.tsx';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { PayBySession } from './pay-by-session.tsx';
import { rowButtonClasses } from './row-button-classes.ts';

/** Takes a payment at the desk. Waived debts are not asked for. */
export function TakePayment({ one }: { one: AgendaAppointment }) {
  const isDue = one.status !== 'cancelled' && !one.paid && !one.withCredit && !one.attendance?.isWaived;
  return (
    <span data-print='no' className='empty:hidden'>
      <TakePaymentButton
        item={{ type: 'appointment', itemId: one.id }}
        label='Cobrar'
        whom={nameOf(one.patient)}
        isDue={isDue && one.price > 0}
        bySession={({ sessionsLeft, close }) => (
          <PayBySession one={one} sessionsLeft={sessionsLeft} close={close} />
        )}
        className={rowButtonClasses}
      />
    </span>
  );
}
